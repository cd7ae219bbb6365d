import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadResources } from "#app/api/describe-api.ts";
import { RESOURCES } from "#app/api/resources.ts";
import { openApiDocument } from "#lib/http/openapi/document.ts";
import type { JsonSchema, Schemas } from "#lib/http/openapi/schema-types.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";

const FOLDER = path.join(import.meta.dirname, "../../app/api");

/** Routes that read the list of routes. */
const READERS = ["/api/docs", "/api/openapi.json"];

/** Routes that the document leaves out: its own, and those by which only browsers sign in. */
const UNDESCRIBED = [
  ...["/api/auth/callback/{provider}", "/api/auth/signin/{provider}"],
  ...[...READERS, "/api/{{...unknown}}"],
  // Its success would empty the shop of all other tests.
  "/api/demo",
  // Each payment service prescribes its body.
  "/api/payment-notice/{provider}",
];

test("every method of a route is answered by its one handler", async () => {
  for (const load of Object.values(RESOURCES)) {
    const handlers = Object.values(await load());
    expect([handlers.length, new Set(handlers).size]).toEqual([7, 1]);
  }
});

test("every route is in the API's document under its own path, but for the known ones", async () => {
  const folders = globSync("**/route.ts", { cwd: FOLDER }).map((file) => path.dirname(file));
  const paths = folders.map((folder) => `/api/${folder.replace(/\[/g, "{").replace(/\]/g, "}")}`);
  expect([...Object.keys(RESOURCES), ...READERS].toSorted()).toEqual(paths.toSorted());
  const described = await loadResources();
  expect(paths.filter((address) => !(address in described)).toSorted()).toEqual(
    UNDESCRIBED.toSorted(),
  );
});

test("every write of what public pages show says which pages expire", async () => {
  const writes = Object.entries(await loadResources())
    .filter(([address]) => /^\/api\/(product|event|gallery|tariff|page\/)/.test(address))
    .flatMap(([address, { methods }]) =>
      Object.entries(methods).map(([method, { document }]) => ({ address, method, document })),
    )
    .filter(({ method }) => method !== "GET");
  expect(writes).toHaveLength(14);
  for (const { document, ...write } of writes) {
    expect({ ...write, expires: "expires" in document }).toEqual({ ...write, expires: true });
  }
});

async function describeApi() {
  const shop = { ...DEMO_FACTS, origin: "https://sekarbatik.test" };
  return openApiDocument(await loadResources(), shop);
}

/** Returns the paths of a schema's fields that say nothing about themselves. */
function undescribed(schema: JsonSchema, above: string): string[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const inner = [schema.items, schema.anyOf, schema.oneOf].flat() as (JsonSchema | undefined)[];
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [`${above}.${name}`]),
      ...undescribed(field, `${above}.${name}`),
    ]),
    ...inner.flatMap((part) => (part ? undescribed(part, above) : [])),
  ];
}

test("every field of every named object is described", async () => {
  const { schemas } = (await describeApi()).components;
  const silent = Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, name));
  expect(silent).toEqual([]);
});

test("times, days, ids and money have a format, and every tag has words", async () => {
  const { components, paths, tags } = await describeApi();
  const of = (name: string) => (components.schemas[name]?.properties ?? {}) as Schemas;
  expect(of("Order")).toMatchObject({
    id: { format: "uuid" },
    created_at: { format: "date-time" },
    link: { format: "uri" },
    total: { type: "integer", format: "int64" },
  });
  expect(of("Product")).toMatchObject({ price: { pattern: "^\\d+$" } });
  expect(of("Place").id).not.toHaveProperty("format");
  const used = Object.values(paths).flatMap((path) => Object.values(path).flatMap((o) => o.tags));
  expect(tags.map(({ name }) => name)).toEqual([...new Set(used)].toSorted());
});

test("errors that calls share are written once", async () => {
  const { components, paths } = await describeApi();
  const answers = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter(([status]) => status >= "400");
  const own = answers.filter(([, answer]) => !("$ref" in answer));
  expect(Object.keys(components.responses)).toContain("NotFound");
  expect(own.length).toBeLessThan(30);
});
