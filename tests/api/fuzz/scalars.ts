import type { OpenApiDocument } from "#lib/http/openapi/document.ts";
import type { Documented } from "../contract/document.ts";
import { ENCODINGS, type Encoding } from "../contract/good-call.ts";

type Schema = { [keyword: string]: unknown };

/** A place in a request that holds one value. */
export type Scalar = {
  place: "path" | "query" | "header" | Encoding;
  name: string;
  schema: Schema;
};

/** Missing from the document's parameters: the override of PATCH and DELETE, and the credentials. */
const OVERRIDE: Scalar = { place: "query", name: "_method", schema: {} };
const CREDENTIAL: Scalar = { place: "header", name: "authorization", schema: {} };

/** Returns every scalar of an operation. Reads the document, so it includes new fields. */
export function scalarsOf({ operation }: Documented, document: OpenApiDocument): Scalar[] {
  const parameters = operation.parameters.map(({ name, in: place, schema }) => ({
    place: place as Scalar["place"],
    name: String(name),
    schema: (schema ?? {}) as Schema,
  }));
  const content = operation.requestBody?.content;
  const types: Record<Encoding, keyof NonNullable<typeof content>> = {
    multipart: "multipart/form-data",
    urlencoded: "application/x-www-form-urlencoded",
    json: "application/json",
  };
  const fields = content
    ? ENCODINGS.flatMap((place) =>
        [...propertiesOf(content[types[place]].schema, document)].map(([name, schema]) => ({
          place,
          name,
          schema,
        })),
      )
    : [];
  return [
    ...parameters,
    ...(operation["x-method-override"] ? [OVERRIDE] : []),
    ...(operation.security.length > 0 ? [CREDENTIAL] : []),
    ...fields,
  ];
}

/** Returns the fields of a body, over all its variants. */
function propertiesOf(schema: Schema, document: OpenApiDocument): Map<string, Schema> {
  const { $ref, properties = {}, oneOf = [], anyOf = [], allOf = [] } = schema;
  const name = typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;
  const referred = name ? document.components.schemas[name] : undefined;
  const parts = [...[oneOf, anyOf, allOf].flat(), ...(referred ? [referred] : [])] as Schema[];
  return new Map([
    ...parts.flatMap((part) => [...propertiesOf(part, document)]),
    ...Object.entries(properties as Record<string, Schema>),
  ]);
}
