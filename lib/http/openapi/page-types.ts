import { type Html, html, joined, NOTHING } from "../internal/html.ts";
import type { JsonSchema } from "./schema-types.ts";

const REFERENCE = "#/components/schemas/";

/** Renders a value's type in words. Named objects are links. */
export function typeText(schema: JsonSchema): Html {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.slice(REFERENCE.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return joined(choices.map(typeText), " or ");
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum)) {
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ", ",
    );
  }
  if (schema.type === "array") return html`list of ${typeText(schema.items as JsonSchema)}`;
  if (schema.properties) return fieldsTable(schema);
  return html`${[schema.type].flat().join(" or ")}${limits(schema)}`;
}

/** Renders an object's fields, one a row. */
export function fieldsTable(schema: JsonSchema): Html {
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return joined(choices.map(fieldsTable), " or ");
  const required = (schema.required ?? []) as string[];
  const rows = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return table(
    rows.map(([name, field]) => row({ name, schema: field, required: required.includes(name) })),
  );
}

export function table(rows: readonly Html[]): Html {
  return html`<div class="table" tabindex="0"><table><tbody>${rows}</tbody></table></div>`;
}

type Row = { name: string; schema: JsonSchema; required: boolean; note?: string };

export function row({ name, schema, required, note = "" }: Row): Html {
  const mark = required ? html` <span class="needed">required</span>` : NOTHING;
  const words = typeof schema.description === "string" ? schema.description : "";
  const more = joined(
    [note, words]
      .filter((text) => text !== "")
      .map((text) => html`<br><span class="quiet">${text}</span>`),
    "",
  );
  return html`<tr><th scope="row"><code>${name}</code>${mark}</th><td>${typeText(schema)}${more}</td></tr>`;
}

function limits(schema: JsonSchema): Html {
  const { minimum, maximum, minLength, maxLength, format, pattern } = schema;
  const known = [
    minimum === undefined ? "" : `at least ${minimum}`,
    maximum === undefined ? "" : `at most ${maximum}`,
    minLength === undefined || minLength === 1 ? "" : `at least ${minLength} characters`,
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    format === undefined ? "" : String(format),
    schema.default === undefined || schema.default === ""
      ? ""
      : `${JSON.stringify(schema.default)} unless told`,
  ].filter((text) => text !== "");
  if (known.length > 0) return html`, ${known.join(", ")}`;
  return pattern === undefined ? NOTHING : html`, <code>${String(pattern)}</code>`;
}
