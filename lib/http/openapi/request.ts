import "server-only";
import type { z } from "zod";
import { MAX_PICTURE_BYTES } from "../../media/picture-rules.ts";
import type { RouteDocument } from "../route.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { JsonSchema, Schemas } from "./schema-types.ts";

const PICTURE = {
  type: "string",
  description:
    "JPEG, PNG or WebP of at most 2 MB. Absent: it stays as it is. Empty: it goes. The path of a picture that the same thing shows already moves it here.",
};
const fileOf = (limit: number) => ({
  type: "string",
  description: `A file of at most ${limit / 1024 / 1024} MB, or its text.`,
});
const NO_PICTURE = {
  type: ["string", "null"],
  description: `${PICTURE.description} A new picture needs multipart/form-data.`,
};

/** Returns the parameters in a path, such as `{id}`. */
export function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "token" ? { type: "string" } : { type: "string", format: "uuid" },
  }));
}

/** Returns a query's parameters with their parsed types: `page` is an integer. */
export function queryParameters(query: z.ZodType | undefined, named: Schemas): JsonSchema[] {
  if (!query) return [];
  const sent = jsonSchemaOf(query, "input", named);
  const read = propertiesOf(jsonSchemaOf(query, "output", named));
  return Object.entries(propertiesOf(sent)).map(([name, schema]) => ({
    name,
    in: "query",
    required: requiredOf(sent).includes(name),
    schema: read[name]?.type ? read[name] : schema,
  }));
}

export function headerParameters(route: RouteDocument, named: Schemas): JsonSchema[] {
  return Object.entries(route.headers ?? {}).map(([name, schema]) => ({
    name,
    in: "header",
    required: !schema.safeParse(undefined).success,
    schema: jsonSchemaOf(schema, "input", named),
  }));
}

/** Returns a body in each of the three encodings. Only multipart has pictures. */
export function requestBody(route: RouteDocument, named: Schemas) {
  if (!route.body) return undefined;
  const schema = jsonSchemaOf(route.body, "input", named);
  const { example, pictures = [], files = [], maxFileBytes = MAX_PICTURE_BYTES } = route;
  const file = fileOf(maxFileBytes);
  const withFiles = replaced(replaced(schema, pictures, { ...PICTURE, format: "binary" }), files, {
    ...file,
    format: "binary",
  });
  const without = replaced(replaced(schema, pictures, NO_PICTURE), files, file);
  const encoding = Object.fromEntries(
    pictures.map((slot) => [slot, { contentType: "image/jpeg, image/png, image/webp" }]),
  );
  return {
    required: requiredOf(schema).length > 0,
    content: {
      "multipart/form-data": {
        schema: withFiles,
        example,
        ...(pictures.length > 0 ? { encoding } : {}),
      },
      "application/x-www-form-urlencoded": { schema: without, example },
      "application/json": { schema: without, example },
    },
  };
}

function replaced(schema: JsonSchema, slots: readonly string[], by: JsonSchema): JsonSchema {
  const properties = { ...propertiesOf(schema) };
  for (const slot of slots) properties[slot] = by;
  return slots.length === 0 ? schema : { ...schema, properties };
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

function requiredOf(schema: JsonSchema): string[] {
  return (schema.required ?? []) as string[];
}
