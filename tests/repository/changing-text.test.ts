import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * A browser's translation replaces text nodes. React then can't insert beside them or remove them, and the
 * page ends on the error screen. So text beside something that comes and goes has an element of its own.
 */
type Kind = "element" | "list" | "none" | "text" | "unknown";

/** A prop that a component shows beside something that comes and goes: it must be elements alone. */
type Slot = { component: string; prop: string };

const FRAGMENTS = ["", "Fragment"];

type Element = ts.JsxElement | ts.JsxSelfClosingElement;
type Parent = ts.JsxElement | ts.JsxFragment;

/** Returns places as "file:line" whose text stands bare. */
function findBareText(sources: Record<string, string>): string[] {
  const files = Object.entries(sources).map(([file, text]) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  const slots: Slot[] = [];
  const found = files.flatMap((file) => parentsIn(file).filter((parent) => isBare(parent, slots)));
  const elements = files.flatMap(elementsIn);
  const handed = slots.flatMap(({ component, prop }) =>
    elements.filter((element) => nameOf(element) === component && handsText(element, prop)),
  );
  return [...new Set([...found, ...handed].map(placeOf))];
}

function isBare(parent: Parent, slots: Slot[]): boolean {
  const children = parent.children.filter(isShown);
  const kinds = children.map(kindsOf);
  const isFragment = FRAGMENTS.includes(tagOf(parent));
  // The sole child of an element is replaced by `textContent`, which needs no node.
  if (!isFragment && children.length < 2) return false;
  if (!isFragment && !kinds.some((of) => of.size > 1 || of.has("list"))) return false;
  const unknown = children.flatMap(expressionsIn).filter((each) => !yieldsElements(each));
  const props = unknown.filter((each) => ts.isIdentifier(each)).map((each) => each.text);
  for (const prop of props) slots.push({ component: componentOf(parent), prop });
  return kinds.some((of) => of.has("text")) || unknown.length > props.length;
}

/** Returns whether an element gives text to this prop of its component. */
function handsText(element: Element, prop: string): boolean {
  if (prop === "children") {
    return (
      ts.isJsxElement(element) &&
      element.children.filter(isShown).some((child) => kindsOf(child).has("text"))
    );
  }
  return openingOf(element).attributes.properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === prop &&
      attribute.initializer !== undefined &&
      (ts.isStringLiteral(attribute.initializer) ||
        (ts.isJsxExpression(attribute.initializer) && kindsOf(attribute.initializer).has("text"))),
  );
}

function kindsOf(child: ts.JsxChild): Set<Kind> {
  if (ts.isJsxText(child)) return new Set(["text"]);
  if (!ts.isJsxExpression(child)) return new Set(["element"]);
  return new Set(child.expression ? branchesOf(child.expression).map(kindOf) : []);
}

/** Returns the expressions that a child may show, of all its branches. */
function branchesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return branchesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...branchesOf(node.whenTrue), ...branchesOf(node.whenFalse)];
  }
  if (!ts.isBinaryExpression(node)) return [node];
  const { operatorToken, left, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return [ts.factory.createNull(), ...branchesOf(right)];
  }
  const isChoice =
    operatorToken.kind === ts.SyntaxKind.BarBarToken ||
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isChoice ? [...branchesOf(left), ...branchesOf(right)] : [node];
}

function kindOf(node: ts.Expression): Kind {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
    return "element";
  }
  if (node.kind === ts.SyntaxKind.NullKeyword) return "none";
  // React makes no node of it.
  if (ts.isStringLiteral(node) && node.text === "") return "none";
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return "text";
  if (ts.isNumericLiteral(node)) return "text";
  const isMap =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "map";
  return isMap ? "list" : "unknown";
}

function expressionsIn(child: ts.JsxChild): ts.Expression[] {
  if (!ts.isJsxExpression(child) || !child.expression) return [];
  return branchesOf(child.expression).filter((each) => kindOf(each) === "unknown");
}

/** Returns whether a name or a call leads to JSX in the same file. */
function yieldsElements(node: ts.Expression): boolean {
  const name = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isIdentifier(name)) return false;
  return nodesIn(node.getSourceFile()).some(
    (each) =>
      (ts.isVariableDeclaration(each) || ts.isFunctionDeclaration(each)) &&
      each.name?.getText() === name.text &&
      elementsIn(each).length > 0,
  );
}

function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== "";
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  // Translation leaves blank text alone.
  const isBlank = expression && ts.isStringLiteral(expression) && expression.text.trim() === "";
  return expression !== undefined && !isBlank;
}

function openingOf(element: Element) {
  return ts.isJsxElement(element) ? element.openingElement : element;
}

function nameOf(element: Element): string {
  return openingOf(element).tagName.getText();
}

function tagOf(parent: Parent): string {
  return ts.isJsxFragment(parent) ? "" : nameOf(parent);
}

/** Returns the name of the function around a node that begins with a capital. */
function componentOf(node: ts.Node): string {
  const around = ts.findAncestor(
    node,
    (each) => ts.isFunctionDeclaration(each) && /^[A-Z]/.test(each.name?.text ?? ""),
  );
  return around && ts.isFunctionDeclaration(around) ? (around.name?.text ?? "") : "";
}

const known = new WeakMap<ts.Node, ts.Node[]>();

function nodesIn(root: ts.Node): ts.Node[] {
  const nodes = known.get(root) ?? [root];
  if (nodes.length === 1) {
    for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child));
    known.set(root, nodes);
  }
  return nodes;
}

function elementsIn(root: ts.Node): Element[] {
  return nodesIn(root).filter((node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node));
}

function parentsIn(root: ts.Node): Parent[] {
  return nodesIn(root).filter((node) => ts.isJsxElement(node) || ts.isJsxFragment(node));
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName}:${line + 1}`;
}

function readSources(): Record<string, string> {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
}

test("text beside something that comes and goes has an element of its own", () => {
  expect(findBareText(readSources())).toEqual([]);
});

test.each([
  ["<p>{busy ? <Spinner /> : null}Save</p>", true],
  ["<p>{busy ? <Spinner /> : null}{label.text}</p>", true],
  ["<p>{busy && <Spinner />} Save</p>", true],
  [`<p><b>1</b>{more ? "and more" : null}</p>`, true],
  ["<p>{rows.map((row) => <b>{row}</b>)} rows</p>", true],
  ["<>Updating <Spinner /></>", true],
  ["<p>{busy ? <Spinner /> : null}{children}</p>; <Box>Save</Box>", true],
  ['<p>{busy ? <Spinner /> : null}{label}</p>; <Box label="Save" />', true],
  ["<p>{busy ? <Spinner /> : null}{children}</p>; <Box><b>Save</b></Box>", false],
  ["<p>{busy ? <Spinner /> : null}<span>Save</span></p>", false],
  ["<p>{busy ? <Spinner /> : words(count)}</p>", false],
  ["<p>{busy ? <Spinner /> : null} <b>Save</b></p>", false],
  ["<p>{count} rows <b>found</b></p>", false],
])("%s holds bare text: %s", (code, isFound) => {
  const found = findBareText({ "box.tsx": `function Box() { return ${code} }` });
  expect(found.length > 0).toBe(isFound);
});
