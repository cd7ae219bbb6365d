import { Html, html, joined, NOTHING } from "../internal/html.ts";
import { type OpenApiDocument, type Operation, resolveResponse } from "./document.ts";
import { PAGE_STYLE } from "./page-style.ts";
import { fieldsTable, row, table, typeText } from "./page-types.ts";
import type { JsonSchema } from "./schema-types.ts";

type Call = { method: string; path: string; operation: Operation };

type Group = { name: string; description: string; calls: Call[] };

export function documentPage(document: OpenApiDocument): string {
  const groups = groupCalls(document);
  const links = [...groups.map(({ name }) => name), "objects"];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The API of ${document.info.title}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<header class="about">
<a class="skip" href="#main">Skip to the calls</a>
<h1>The API of ${document.info.title}</h1>
${document.info.description.split("\n\n").map(paragraph)}
<p><a href="/api/openapi.json">The same as OpenAPI ${document.openapi}</a></p>
</header>
<nav aria-label="Calls"><ul>${links.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main id="main">
${groups.map((part) => group(document, part))}
<section class="group" id="objects"><h2>objects</h2>
${Object.entries(document.components.schemas).map(object)}
</section>
</main>
</body>
</html>`.text;
}

function groupCalls({ paths, tags }: OpenApiDocument): Group[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** Renders the introduction's CommonMark, which uses only **names** and `code`. */
function paragraph(text: string): Html {
  const { text: escaped } = html`${text}`;
  const marked = escaped
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/`(.+?)`/g, "<code>$1</code>");
  return html`<p>${new Html(marked)}</p>`;
}

function group(document: OpenApiDocument, { name, description, calls }: Group): Html {
  return html`<section class="group" id="${name}"><h2>${name}</h2><p class="quiet">${description}</p>${calls.map((call) => callDetails(document, call))}</section>`;
}

function callDetails(document: OpenApiDocument, { method, path, operation }: Call): Html {
  return html`<details id="${operation.operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span><code>${path}</code><span class="says">${operation.summary}</span></summary>
<div class="inside">
${paragraph(operation.description)}
${parameters(operation)}${body(operation)}
<h3>Answers</h3>
${answers(document, operation)}
</div></details>`;
}

function parameters({ parameters: all }: Operation): Html {
  if (all.length === 0) return NOTHING;
  const rows = all.map((parameter) =>
    row({
      name: String(parameter.name),
      schema: parameter.schema as JsonSchema,
      required: parameter.required === true,
      note: `in the ${parameter.in === "header" ? "headers" : parameter.in}`,
    }),
  );
  return html`<h3>Parameters</h3>${table(rows)}`;
}

function body({ requestBody }: Operation): Html {
  if (!requestBody) return NOTHING;
  const { schema, example } = requestBody.content["multipart/form-data"];
  return html`<h3>Body</h3>${fieldsTable(schema)}<h3>For example, as JSON</h3><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`;
}

function answers(document: OpenApiDocument, { responses }: Operation): Html {
  const rows = Object.entries(responses).map(([status, reference]) => {
    const response = resolveResponse(document, reference) ?? {};
    const content = Object.entries((response.content ?? {}) as Record<string, JsonSchema>);
    const types = content.map(([type, { schema }]) =>
      schema && status < "300" ? typeText(schema as JsonSchema) : html`${type}`,
    );
    return html`<tr><th scope="row"><code>${status}</code></th><td>${String(response.description)} ${joined(types, ", ")}</td></tr>`;
  });
  return table(rows);
}

function object([name, schema]: [string, JsonSchema]): Html {
  return html`<details id="${name}" open><summary><code>${name}</code></summary><div class="inside">${fieldsTable(schema)}</div></details>`;
}
