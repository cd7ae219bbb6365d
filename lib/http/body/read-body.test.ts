import { describe, expect, test, vi } from "vitest";
import { errorAnswer } from "../answers/error-answer.ts";
import { fieldsOf, readBody } from "./read-body.ts";
import { readUpload } from "./read-upload.ts";

/** A request whose client goes away after some bytes. */
function abortedRequest(type: string): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
    },
    pull(controller) {
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
  return new Request("http://localhost/api/cart", init);
}

test.each([
  ["body", () => readBody(abortedRequest("application/json"))],
  ["upload", () => readUpload(abortedRequest("multipart/form-data; boundary=x"), ["image"], "")],
])("an aborted %s is a bad request, and no outage of the database", async (_, read) => {
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "bad-request" });
  expect(errorAnswer(error, "id").status).toBe(400);
});

const FORM = "application/x-www-form-urlencoded";

function read(type: string, body: string, lists?: string[]) {
  const headers = { "content-type": type };
  const request = new Request("http://localhost/api/cart", { method: "POST", headers, body });
  return type.startsWith("multipart") ? readUpload(request, [], "") : readBody(request, lists);
}

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

/** Writes fields of these names in one encoding. */
const ENCODINGS: [string, string, (names: string[]) => string][] = [
  ["a form", FORM, (names) => names.map((name) => `${name}=1`).join("&")],
  [
    "a multipart form",
    "multipart/form-data; boundary=x",
    (names) => `${names.map(part).join("")}--x--\r\n`,
  ],
  [
    "JSON",
    "application/json",
    (names) =>
      JSON.stringify(
        names[0] === names[1]
          ? { [names[0] as string]: names }
          : Object.fromEntries(names.map((name) => [name, "1"])),
      ),
  ],
];

describe.each(ENCODINGS)("%s", (_, type, write) => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`);
  const repeated = (count: number) => Array.from({ length: count }, () => "names[]");

  test("may have 200 fields, and 50 values of one name", async () => {
    expect(Object.keys(await read(type, write(names(200))))).toHaveLength(200);
    expect((await read(type, write(repeated(50))))["names[]"]).toHaveLength(50);
  });

  test.each([201, 4_000])("is refused with %i fields", async (count) => {
    await expect(read(type, write(names(count)))).rejects.toMatchObject({ code: "bad-request" });
  });

  test.each([51, 4_000])("is refused with %i values of one name", async (count) => {
    await expect(read(type, write(repeated(count)))).rejects.toMatchObject({ code: "bad-request" });
  });
});

test("the largest form of one name is refused without parsing it", async () => {
  const parsing = vi.spyOn(URLSearchParams.prototype, Symbol.iterator);
  await expect(read(FORM, "a&".repeat(131_000))).rejects.toMatchObject({ code: "bad-request" });
  expect(parsing).not.toHaveBeenCalled();
});

test.each([
  ["small objects", 1_999, (at: number) => `{"n${at}":": \\": {"}`, true],
  ["many members", 2_001, (at: number) => `{"n${at}":1}`, false],
])("JSON may have 2,000 members: %s", async (_, count, member, isRead) => {
  const body = `{"changes":[${Array.from({ length: count }, (_, at) => member(at)).join()}]}`;
  const reading = read("application/json", body, ["changes"]);
  if (isRead) expect((await reading).changes).toHaveLength(count);
  else await expect(reading).rejects.toMatchObject({ code: "bad-request" });
});

test("JSON of any depth is read", async () => {
  const body = `{"a":${"[".repeat(130_000)}${"]".repeat(130_000)}}`;
  expect(await read("application/json", body)).toEqual({ a: [expect.any(Array)] });
});

test("a list that its call limits itself may be longer", async () => {
  const body = JSON.stringify({ changes: Array.from({ length: 101 }, () => 1) });
  const { changes } = await read("application/json", body, ["changes"]);
  expect(changes).toHaveLength(101);
});

test("a name given twice is a list, and one in brackets always", () => {
  const fields = fieldsOf(new URLSearchParams("a=1&a=2&b[]=3&c=4&__proto__=5"));
  expect(Object.entries(fields)).toEqual([
    ["a", ["1", "2"]],
    ["b[]", ["3"]],
    ["c", "4"],
    ["__proto__", "5"],
  ]);
});
