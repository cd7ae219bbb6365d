import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const read = (path: string) => readFileSync(path, "utf8");

const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md").sort()];
const WORKFLOW = ".github/workflows/ci.yml";

/** npm's own commands, which aren't in package.json. */
const NPM_COMMANDS = new Set(["ci", "install", "exec", "version"]);

/** Paths in the README that the shop generates. scripts/tools exists only in the image. */
const MADE = /^(\.data|\.next|node_modules|prisma\/generated|scripts\/tools\/|\.env(\.local)?$)/;

/** Returns the text in backticks and in code blocks. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);
  const rest = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...blocks, ...[...rest.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code)];
}

/** Returns the files that links and pictures point at. Skips URLs. */
function linkedIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => !/^(\w+:|#|\/)/.test(target)).map((t) => t.replace(/#.*/, ""));
}

/** Returns words that look like a path in the project, by their folder or extension. */
function pathsIn(code: string): string[] {
  const words = code.split(/[\s"'`,;|()=]+/).map((word) => word.replace(/^\.\/|[.:]+$/g, ""));
  return words.filter((word) => {
    if (/^\w+:\/\/|[<>{}$@…]|^#?\/|^\w+\.\w+\(/.test(word) || MADE.test(word)) return false;
    const isInside =
      /^(app|components|lib|prisma|demo|emails|public|tests|scripts|docs|\.ci)\//.test(word);
    const isFile = /^([\w.-]+\.(md|json|ts|tsx|mjs|cjs|toml|ya?ml|png|webp)|\.env\.example)$/.test(
      word,
    );
    return isInside || isFile || /^(Dockerfile|LICENSE)$/.test(word);
  });
}

function scriptsIn(code: string): string[] {
  const calls = code.matchAll(/\bnpm (?:run )?(?:--?\w+ )*([a-z][\w:-]*)/g);
  return [...calls].map(([, name = ""]) => name).filter((name) => !NPM_COMMANDS.has(name));
}

/** Returns whether a path exists. For a path with a star, checks the folder before it. */
function exists(path: string): boolean {
  const [before = "", ...rest] = path.split("*");
  return existsSync(rest.length > 0 ? before.replace(/[^/]*$/, "") || "." : before);
}

function scriptNames(): string[] {
  return Object.keys(JSON.parse(read("package.json")).scripts);
}

describe.each(DOCUMENTS)("%s", (document) => {
  const text = read(document);

  it("names only paths that exist", () => {
    const linked = linkedIn(text).map((target) => posix.join(posix.dirname(document), target));
    const named = [...codeIn(text).flatMap(pathsIn), ...linked];
    expect([...new Set(named)].filter((path) => !exists(path))).toEqual([]);
  });

  it("names only npm scripts that exist", () => {
    const named = codeIn(text).flatMap(scriptsIn);
    expect([...new Set(named)].filter((name) => !scriptNames().includes(name))).toEqual([]);
  });
});

/** Returns the anchors of a document's headings, with GitHub's rules. */
function anchorsOf(document: string): string[] {
  const headings = read(document)
    .replace(/^```[\s\S]*?^```/gm, "")
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it.each(DOCUMENTS)("%s links only to headings that exist", (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)];
  const lost = links.filter(([, target = "", anchor = ""]) => {
    const file = target ? posix.join(posix.dirname(document), target) : document;
    return !anchorsOf(file).includes(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

describe("the sources", () => {
  const sources = globSync(
    "{app,components,demo,emails,lib,prisma/{schema,seed},scripts,tests,.}/**/*.{ts,tsx,mjs,cjs,css,prisma,sh,yml}",
    { exclude: ["node_modules", ".next", ".data", "prisma/generated"] },
  );
  /** Tests are left out because they contain made-up paths. */
  const texts = sources
    .filter((file) => !/^tests\/repository\/|\.test\.(ts|mjs)$/.test(file))
    .map((file) => [file, read(file)] as const);
  const FOLDERS = "app|components|demo|docs|emails|lib|prisma|scripts|tests";
  const PATH = new RegExp(
    String.raw`(?<![\w./#@$}-])(?:${FOLDERS})/[\w./()[\]-]*\.(?:tsx?|mjs|cjs|md|sql|prisma|sh|ya?ml|json)\b(?:#[\w-]+)?`,
    "g",
  );

  it("name only paths and headings that exist", () => {
    expect(texts.length).toBeGreaterThan(1000);
    const lost = texts.flatMap(([file, text]) =>
      [...text.matchAll(PATH)]
        .map(([named]) => named.split("#") as [string, string?])
        .filter(
          ([path, anchor]) =>
            !MADE.test(path) && (!exists(path) || (anchor && !anchorsOf(path).includes(anchor))),
        )
        .map((named) => `${file}: ${named.join("#")}`),
    );
    expect(lost).toEqual([]);
  });

  it("load only files that exist", () => {
    const lost = texts.flatMap(([file, text]) =>
      [...text.matchAll(/new URL\(["`](\.[^"`$]+)(\$\{\w+\})?["`], import\.meta\.url\)/g)]
        .map(([, path = "", ending]) =>
          posix.join(posix.dirname(file), ending ? `${path}.ts` : path),
        )
        .filter((path) => !MADE.test(path) && !exists(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it("cite no document from outside the repository", () => {
    const CITED =
      /(specification(\.md)? §|api-contract|\bdecisions\.md|(?<!docs\/)\b(design|style|stack)\.md|\bshared\/\w+\.md|audits\/)/;
    const outside = texts.filter(([, text]) => CITED.test(text)).map(([file]) => file);
    const documents = DOCUMENTS.filter((file) =>
      /specification(\.md)? §|api-contract\.md|\bshared\/\w+\.md|audits\//.test(read(file)),
    );
    expect([...outside, ...documents]).toEqual([]);
  });
});

describe(WORKFLOW, () => {
  const { jobs } = parse(read(WORKFLOW)) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));

  it("runs only npm scripts that exist", () => {
    const named = commands.flatMap(scriptsIn);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !scriptNames().includes(name))).toEqual([]);
  });
});

describe("what counts as named", () => {
  it("finds paths, scripts and links", () => {
    const text =
      "`npm run dev` and `lib/database/db.ts`\n\n```sh\ngit clone x\nnpm start\ncat prisma/schema/a.prisma\n```\n![x](docs/x.png)";
    expect(codeIn(text).flatMap(scriptsIn).sort()).toEqual(["dev", "start"]);
    expect(codeIn(text).flatMap(pathsIn).sort()).toEqual([
      "lib/database/db.ts",
      "prisma/schema/a.prisma",
    ]);
    expect(linkedIn(text)).toEqual(["docs/x.png"]);
  });

  it("leaves addresses, variables and what the shop makes alone", () => {
    const code = "http://localhost:3000 .data/postgres /api/orders lib/<domain>/x.ts $HOME/x.json";
    expect(pathsIn(code)).toEqual([]);
  });
});
