import { type Documented, operationsOf, readDocument } from "../contract/document.ts";
import { addressOf, type GoodCall } from "../contract/good-call.ts";
import { goodCall } from "../contract/good-calls.ts";

/** A request with the largest input of its kind. */
export type LargeInput = {
  what: string;
  method: string;
  path: string;
  token: string | undefined;
  body?: string;
  headers: Record<string, string>;
  /** The answers that it may have. */
  statuses: readonly number[];
};

const REFUSED = [400, 422];

/** Just below the limit of a body without files, and of a URL. */
const BODY_BYTES = 262_000;
const QUERY_BYTES = 15_000;

function fill(bytes: number, part: (at: number) => string): string[] {
  const parts: string[] = [];
  for (let length = 0; ; ) {
    const next = part(parts.length);
    length += next.length + 1;
    if (length > bytes) return parts;
    parts.push(next);
  }
}

const form = (part: (at: number) => string) => fill(BODY_BYTES, part).join("&");
const json = (part: (at: number) => string) => fill(BODY_BYTES - 200, part).join(",");

function multipart(name: (at: number) => string): string {
  const part = (at: number) =>
    `--x\r\nContent-Disposition: form-data; name="${name(at)}"\r\n\r\n1\r\n`;
  return `${fill(BODY_BYTES - 200, part).join("")}--x--\r\n`;
}

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";
const JSON_TYPE = "application/json";

/** The largest body of each type: of one name, and of many. */
const BODIES: [what: string, type: string, write: (name: string) => string][] = [
  ["a form of one name", FORM, (name) => form(() => name)],
  ["a form of many names", FORM, () => form((at) => at.toString(36))],
  ["a multipart form of one name", MULTIPART, (name) => multipart(() => name)],
  ["a multipart form of many names", MULTIPART, () => multipart((at) => at.toString(36))],
  ["JSON with one list", JSON_TYPE, (name) => `{"${name}":[${json(() => "1")}]}`],
  ["JSON with many names", JSON_TYPE, () => `{${json((at) => `"${at.toString(36)}":1`)}}`],
];

/** Each body is written once. */
const written = new Map<string, string>();

function bodyOf(what: string, name: string, write: (name: string) => string): string {
  const key = `${what} ${name}`;
  const body = written.get(key) ?? write(name);
  written.set(key, body);
  return body;
}

function bodiesFor({ key, method, operation, path }: Documented, call: GoodCall): LargeInput[] {
  const content = operation.requestBody?.content;
  if (!content) return [];
  const [name = "a"] = Object.keys((content[JSON_TYPE].example ?? {}) as object);
  return BODIES.map(([what, type, write]) => ({
    what: `${key}, ${what}`,
    method,
    path: addressOf({ path } as Documented, call),
    token: call.token,
    body: bodyOf(what, name, write),
    headers: { "content-type": type },
    statuses: REFUSED,
  }));
}

/** Some pages from the cache, and some from Next. */
const PAGES = ["/product", "/home", "/auth/login", "/complete-order", "/galleries"];

const LISTS = ["categories[]", "sizes[]", "motifs[]", "a"];

/** Returns the longest queries: each name again and again, and many names. */
function queriesOf(path: string, names: readonly string[]): [what: string, path: string][] {
  const queries = [
    ...names.map((name) => [name, fill(QUERY_BYTES, () => `${name}=S`)] as const),
    ["many names", fill(QUERY_BYTES, (at) => at.toString(36))] as const,
  ];
  return queries.map(([what, parts]) => [
    `${path}, a query of ${what}`,
    `${path}?${parts.join("&")}`,
  ]);
}

function queriesFor({ key, method, operation, path }: Documented, call: GoodCall): LargeInput[] {
  const lists = operation.parameters.map(({ name }) => String(name));
  const address = addressOf({ path } as Documented, { ...call, query: {} });
  const names = [...lists.filter((name) => name.endsWith("[]")), "a"];
  return queriesOf(address, names).map(([what, longest]) => ({
    what: `${key}: ${what}`,
    method,
    path: longest,
    token: call.token,
    headers: {},
    statuses: REFUSED,
  }));
}

function queriesForPage(page: string): LargeInput[] {
  return queriesOf(page, LISTS).map(([what, path]) => ({
    what,
    method: "GET",
    path,
    token: undefined,
    headers: {},
    statuses: [400],
  }));
}

/** As many parameters and cookies as a page may have. */
function mostForPage(page: string): LargeInput[] {
  const query = fill(QUERY_BYTES, (at) => `sizes[]=${at}`).slice(0, 200);
  const cookie = fill(QUERY_BYTES, (at) => `${at}=1`).join(";");
  const most: Pick<LargeInput, "what" | "path" | "headers">[] = [
    { what: `${page}, 200 parameters`, path: `${page}?${query.join("&")}`, headers: {} },
    { what: `${page}, many cookies`, path: page, headers: { cookie } },
  ];
  return most.map((input) => ({ ...input, method: "GET", token: undefined, statuses: [200] }));
}

/** Returns the largest inputs of every route of the API and of some pages, with callers that may make the calls. */
export async function largeInputs(): Promise<LargeInput[]> {
  const inputs = PAGES.flatMap((page) => [...queriesForPage(page), ...mostForPage(page)]);
  for (const operation of operationsOf(await readDocument())) {
    const call = await goodCall(operation);
    inputs.push(...bodiesFor(operation, call), ...queriesFor(operation, call));
  }
  return inputs;
}
