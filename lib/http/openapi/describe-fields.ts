import { wordsOf } from "./field-descriptions.ts";
import { formatOf } from "./field-formats.ts";
import type { JsonSchema } from "./schema-types.ts";

/** Adds descriptions and formats to an answer's fields. The domains' schemas, which browsers load, have none. */
export function describeFields(object: string, schema: JsonSchema, above = ""): void {
  const fields = (schema.properties ?? {}) as Record<string, JsonSchema>;
  for (const [name, field] of Object.entries(fields)) {
    const path = above + name;
    const description = field.description ?? wordsOf(object, path);
    Object.assign(field, formatOf(object, path, field), description ? { description } : {});
    describeFields(object, field, `${path}.`);
  }
  const inner = [schema.items, schema.anyOf, schema.oneOf].flat() as (JsonSchema | undefined)[];
  for (const part of inner) if (part) describeFields(object, part, above);
}
