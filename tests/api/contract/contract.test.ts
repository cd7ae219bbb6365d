import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signIn } from "../people.ts";
import { baseUrl, send } from "../shop-client.ts";
import { type Documented, Judge, operationsOf, readDocument } from "./document.ts";
import { EXAMPLES } from "./examples.ts";
import { addressOf, ENCODINGS, encode, make } from "./good-call.ts";
import { GOOD_CALLS, goodCall, NEEDS_A_FILE } from "./good-calls.ts";
import { SPECIAL_REFUSALS } from "./special-errors.ts";
import { MEGABYTE, TOO_LARGE } from "./too-large.ts";

/** Tested in tests/api/contention/busy-database.test.ts, because the database stays up here. */
const SHOWN_ELSEWHERE = ["503"];

const document = await readDocument();
const operations = operationsOf(document);
const judge = new Judge(document);
const withBody = operations.filter(({ operation }) => operation.requestBody);
const overridden = operations.filter(({ method }) => method === "PATCH" || method === "DELETE");
const anonymousWrites = operations.filter(
  ({ method, operation }) => method !== "GET" && operation["x-access"] === "anyone",
);
const secured = operations.filter(({ operation }) => operation["x-access"] !== "anyone");

/** Adds to an address's query what no encoder writes. */
function withQuery(address: string, query: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

function successOf({ operation }: Documented): string {
  return Object.keys(operation.responses).find((status) => status < "300") ?? "none";
}

async function succeeds(operation: Documented, answer: ReturnType<typeof make>) {
  const given = await answer;
  expect(judge.faults(operation, given)).toEqual([]);
  expect(String(given.status)).toBe(successOf(operation));
}

async function refuses(operation: Documented, answer: ReturnType<typeof send>, status: number) {
  const given = await answer;
  expect(judge.faults(operation, given)).toEqual([]);
  expect([given.status, JSON.stringify(given.json)]).toEqual([
    status,
    expect.not.stringMatching(/node_modules|SELECT |\/lib\/|prisma/i),
  ]);
}

test.each(operations)("$key answers as documented", async (operation) => {
  await succeeds(operation, make(operation, await goodCall(operation)));
});

test.each(operations.filter(({ operation }) => "304" in operation.responses))(
  "$key answers 304 to who has its answer",
  async (operation) => {
    const call = await goodCall(operation);
    const first = await make(operation, call);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    // Other tests change lists meanwhile.
    let etag = first.headers.get("etag") ?? "";
    await expect
      .poll(async () => {
        const again = await make(operation, { ...call, headers: { "if-none-match": etag } });
        expect(judge.faults(operation, again)).toEqual([]);
        etag = again.headers.get("etag") ?? "";
        return again.status;
      })
      .toBe(304);
    const other = await make(operation, { ...call, headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  },
);

test.each(withBody)("$key takes each encoding, and ignores unknown fields", async (operation) => {
  for (const encoding of NEEDS_A_FILE.includes(operation.key) ? [] : ENCODINGS) {
    const call = await goodCall(operation);
    const body = { ...call.body, nobody_knows: "x", role: "admin", user_id: randomUUID() };
    await succeeds(operation, make(operation, { ...call, body }, { encoding }));
  }
});

test.each(overridden)("$key is the same by _method, which only a POST has", async (operation) => {
  await succeeds(operation, make(operation, await goodCall(operation), { overridden: true }));
  const call = await goodCall(operation);
  const sent = { token: call.token };
  const path = (override: string) => withQuery(addressOf(operation, call), override);
  const own = `_method=${operation.method.toLowerCase()}`;
  for (const wrong of ["_method=put", "_method=get", "_method=", `${own}&${own}`]) {
    expect((await send("POST", path(wrong), sent)).status, wrong).toBe(400);
  }
  // GET ignores the override.
  const hasGet = operations.some(({ key }) => key === `GET ${operation.path}`);
  expect([200, 404]).toContain(hasGet ? (await send("GET", path(own), sent)).status : 404);
  await succeeds(operation, make(operation, call));
});

test.each(operations)("$key: methods that it hasn't are 405 with Allow", async (operation) => {
  const call = await goodCall(operation);
  const own = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
  const reachable = own.some((method) => method === "PATCH" || method === "DELETE")
    ? [...own, "POST"]
    : own;
  for (const method of ["GET", "POST", "PATCH", "DELETE", "PUT"].filter(
    (name) => !own.includes(name),
  )) {
    const { status, headers, json } = await send(method, addressOf(operation, call));
    const allowed = headers
      .get("allow")
      ?.split(", ")
      .filter((name) => name !== "HEAD")
      .sort();
    expect([status, allowed], method).toEqual([405, [...new Set(reachable)].sort()]);
    expect(judge.schemaFaults({ $ref: "#/components/schemas/Error" }, json)).toEqual([]);
  }
});

test.each(secured)("$key knows its caller by header and by cookie", async (operation) => {
  const { key, method } = operation;
  await succeeds(operation, make(operation, await goodCall(operation), { byCookie: true }));
  const call = await goodCall(operation);
  const { token, ...anonymous } = call;
  await refuses(operation, make(operation, anonymous), 401);
  await refuses(operation, make(operation, { ...call, token: "made-up" }), 401);
  const headers = { cookie: `token=${token}`, authorization: "Bearer made-up", origin: baseUrl() };
  await refuses(operation, make(operation, { ...anonymous, headers }), 401);
  if (method === "GET") return;
  const origins: Record<string, string>[] = [
    {},
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ];
  for (const origin of origins) {
    const stranger = { cookie: `token=${token}`, ...origin };
    await refuses(operation, make(operation, { ...anonymous, headers: stranger }), 403);
  }
  await succeeds(
    operation,
    make(operation, key.includes("cart/{id}") ? await goodCall(operation) : call),
  );
});

test.each(anonymousWrites)("$key refuses other sites' pages", async (operation) => {
  const call = await goodCall(operation);
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    await refuses(
      operation,
      make(operation, { ...call, headers: { ...call.headers, ...headers } }),
      403,
    );
  }
  const own = { ...call.headers, origin: baseUrl(), "sec-fetch-site": "same-origin" };
  await succeeds(operation, make(operation, { ...call, headers: own }));
});

test.each(operations)("$key refuses what can't be read", async (operation) => {
  const call = await goodCall(operation);
  const address = addressOf(operation, call);
  const sent = { token: call.token };
  await refuses(operation, send(operation.method, withQuery(address, "x=%00"), sent), 400);
  if (!operation.operation.requestBody) return;
  const post = (type: string, body: string) =>
    send(operation.method, address, { ...sent, body, headers: { "content-type": type } });
  for (const body of [
    ...["{", "[1]", '"a"', "null", '{"a":"\\u0000"}', '{"a":{"b":"\\ud800"}}'],
    '{"a":"\\\\\\uDFFF"}',
  ]) {
    await refuses(operation, post("application/json", body), 400);
  }
  await refuses(operation, post("multipart/form-data", "x"), 400);
  await refuses(operation, post("text/csv", "a,b"), 415);
  await refuses(operation, post("application/json", `{"a":"${MEGABYTE}"}`), 413);
  await refuses(operation, post("application/x-www-form-urlencoded", `a=${MEGABYTE}`), 413);
});

test.each(operations.filter(({ path }) => path.includes("{")))(
  "$key: what isn't there is 404",
  async (operation) => {
    const call = await goodCall(operation);
    const answerTo = (absent: string) => {
      const names = Object.keys(call.params ?? {});
      const params = Object.fromEntries(names.map((name) => [name, absent]));
      return make(operation, { ...call, params });
    };
    // A text that can't be an id is answered like an unknown id.
    const unknown = (await answerTo(randomUUID())).json;
    for (const absent of ["1", "xyz", "%27%20OR%201=1", "..%2f..%2f", "0".repeat(64)]) {
      const answer = answerTo(absent);
      await refuses(operation, answer, 404);
      expect((await answer).json, absent).toEqual(unknown);
    }
    for (const invalidEncoding of ["%ff", "%c3%28", "%E0%A4%A", "100%"]) {
      await refuses(operation, answerTo(invalidEncoding), 404);
    }
  },
);

test.each(
  operations.filter(({ operation }) =>
    operation.parameters.some(({ name }) => name === "per_page"),
  ),
)("$key keeps its pages within bounds", async (operation) => {
  const call = await goodCall(operation);
  for (const [name, value] of [
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "x"],
    ["per_page", "0"],
    ["per_page", "101"],
    ["per_page", "1e2"],
  ] as const) {
    await refuses(
      operation,
      make(operation, { ...call, query: { ...call.query, [name]: value } }),
      422,
    );
  }
  const doubled = withQuery(addressOf(operation, call), "page=1&page=2");
  await refuses(operation, send("GET", doubled, { token: call.token }), 422);
  if (operation.path.startsWith("/api/export")) return;
  const query = { ...call.query, page: "2", per_page: "1" };
  const { json } = await make(operation, { ...call, query });
  expect(json.data.length).toBeLessThanOrEqual(1);
  expect(json.meta).toEqual({
    page: 2,
    per_page: 1,
    total: expect.any(Number),
    last_page: Math.max(1, json.meta.total),
  });
});

/** Returns the names of a body's fields, over all its variants. */
function fieldsOf({ operation }: Documented): string[] {
  const type = operation.requestBody?.content["application/json"].schema;
  const forms = (type?.oneOf ?? [type]) as { properties?: object }[];
  return [...new Set(forms.flatMap((form) => Object.keys(form?.properties ?? {})))];
}

// The suite `fuzz` sends every hostile value in place of every field.
test.each(withBody.filter((operation) => fieldsOf(operation).length > 0))(
  "$key refuses objects in place of its fields' values",
  async (operation) => {
    const call = await goodCall(operation);
    const objects = Object.fromEntries(fieldsOf(operation).map((name) => [name, { not: "" }]));
    const sent = { token: call.token, body: objects };
    await refuses(operation, send(operation.method, addressOf(operation, call), sent), 422);
  },
);

test.each(operations.filter(({ operation }) => "413" in operation.responses))(
  "$key is too large at some size in a form as well",
  async (operation) => {
    const call = await goodCall(operation);
    const encoded = encode({ ...call, body: { ...call.body, more: TOO_LARGE } }, "multipart");
    const sent = { token: call.token, ...encoded };
    const answer = await send(operation.method, addressOf(operation, call), sent);
    expect(judge.faults(operation, answer)).toEqual([]);
    expect(answer.status).toBe(413);
  },
);

test.each(secured.filter(({ operation }) => operation["x-access"] !== "user"))(
  "$key is for the team",
  async (operation) => {
    await refuses(
      operation,
      make(operation, { ...(await goodCall(operation)), token: await signIn() }),
      403,
    );
  },
);

test.each(SPECIAL_REFUSALS)("%s refuses with %i: %s", async (key, status, _, provoke) => {
  const operation = operations.find((known) => known.key === key);
  if (!operation) throw new Error(`${key} isn't documented`);
  await refuses(
    operation,
    provoke(await goodCall(operation), (call) => make(operation, call)),
    status,
  );
});

test("every call has an example of its body that its schema takes", () => {
  const bodies = withBody.filter(({ key }) => {
    const schema = operations.find((known) => known.key === key)?.operation.requestBody?.content[
      "application/json"
    ].schema;
    return EXAMPLES[key] && judge.schemaFaults(schema ?? {}, EXAMPLES[key]).length === 0;
  });
  expect(bodies.map(({ key }) => key)).toEqual(withBody.map(({ key }) => key));
  expect(
    Object.keys(EXAMPLES).filter((key) => !withBody.some((known) => known.key === key)),
  ).toEqual([]);
});

test("every documented call was made, and every answer that it may give was seen", () => {
  const wanted = operations.flatMap(({ key, operation }) =>
    Object.keys(operation.responses)
      .filter((status) => !SHOWN_ELSEWHERE.includes(status))
      .map((status) => `${key} ${status}`),
  );
  expect(Object.keys(GOOD_CALLS).sort()).toEqual(operations.map(({ key }) => key).sort());
  expect(wanted.filter((answer) => !judge.seen.has(answer))).toEqual([]);
});
