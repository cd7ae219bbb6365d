import { expect, test } from "vitest";
import { z } from "zod";
import { loadResources } from "#app/api/describe-api.ts";
import { AppError } from "#lib/errors.ts";
import { parseFields } from "#lib/http/body/parse-fields.ts";
import type { RawFields } from "#lib/http/body/read-body.ts";
import { EXAMPLES } from "#tests/api/contract/examples.ts";

/** Beginnings of zod's messages, which name types and patterns. */
const STOCK =
  /^Invalid (?!or expired OTP)|^Too (big|small)|expected |pattern|^Unrecognized|\[object/i;

/** Words for a field that isn't filled in. */
const FOR_AN_EMPTY_ONE = /can't be empty|is required|is missing|harus terisi/i;

const TOO_LONG = "a".repeat(300_000);

const BAD_VALUES: [what: string, value: unknown][] = [
  ["absent", undefined],
  ["null", null],
  ["empty", ""],
  ["a space", " "],
  ["too long", TOO_LONG],
  ["no choice", "no-such-choice"],
  ["a negative number", -1],
  ["a fraction", 0.5],
  ["a huge number", 1e15],
  ["digits", "9".repeat(16)],
  ["a boolean", true],
  ["a list", ["1", "1"]],
  ["a list of none", []],
  ["an object", { not: "1" }],
];

const inputs = Object.entries(await loadResources()).flatMap(([path, { methods }]) =>
  Object.entries(methods).flatMap(([method, { document }]) =>
    [document.query, document.body]
      .filter((schema) => schema !== undefined)
      .map((schema) => ({ key: `${method} ${path}`, schema })),
  ),
);

/** Returns the field names of an input, over all its variants. */
function namesOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const variants = [described, ...(described.oneOf ?? []), ...(described.anyOf ?? [])];
  return [...new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

function errorsOf(schema: z.ZodType, fields: RawFields): Record<string, string[]> {
  try {
    parseFields(schema, fields);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {};
    throw error;
  }
}

test.each(inputs)("$key has words of the shop for each bad value", ({ key, schema }) => {
  const good = (EXAMPLES[key] ?? {}) as RawFields;
  const stock = namesOf(schema).flatMap((name) =>
    BAD_VALUES.flatMap(([what, value]) => {
      const messages = Object.values(errorsOf(schema, { ...good, [name]: value })).flat();
      return messages.filter((text) => STOCK.test(text)).map((text) => [name, what, text]);
    }),
  );
  expect(stock).toEqual([]);
});

test.each(inputs)("$key calls no text empty that is too long", ({ key, schema }) => {
  const good = (EXAMPLES[key] ?? {}) as RawFields;
  const wrong = namesOf(schema).flatMap((name) => {
    const messages = errorsOf(schema, { ...good, [name]: TOO_LONG })[name] ?? [];
    return messages.filter((text) => FOR_AN_EMPTY_ONE.test(text)).map((text) => [name, text]);
  });
  expect(wrong).toEqual([]);
});

test("a body of nothing has words of the shop", () => {
  const stock = inputs.flatMap(({ key, schema }) =>
    Object.values(errorsOf(schema, {}))
      .flat()
      .filter((text) => STOCK.test(text))
      .map((text) => [key, text]),
  );
  expect(inputs.length).toBeGreaterThan(40);
  expect(stock).toEqual([]);
});
