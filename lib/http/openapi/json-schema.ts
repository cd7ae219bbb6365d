import "server-only";
import { z } from "zod";
import { describeFields } from "./describe-fields.ts";
import type { JsonSchema, Schemas } from "./schema-types.ts";

/** Converts a zod schema. Objects named by `meta({ id })` become references, and are added to `named`. */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: "input" | "output",
  named: Schemas,
): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    // A transformed value has no schema; its input has one.
    unrepresentable: "any",
    override: ({ jsonSchema }) => withoutNumberLimits(jsonSchema),
  });
  const { $schema, $defs, ...own } = pointToComponents(made) as JsonSchema & { $defs?: Schemas };
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id, ...described } = definition;
    describeFields(name, described);
    named[name] = described;
  }
  if (io === "output") describeFields("", own);
  return own;
}

/** Removes zod's limits of safe integers, which aren't rules of the shop. */
function withoutNumberLimits(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function pointToComponents(made: object): unknown {
  return JSON.parse(JSON.stringify(made).replaceAll("#/$defs/", "#/components/schemas/"));
}
