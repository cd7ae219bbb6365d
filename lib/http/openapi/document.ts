import "server-only";
import type { Method } from "../internal/method-override.ts";
import type { RouteDocument, RouteHandler } from "../route.ts";
import { EXAMPLES } from "./examples.ts";
import { INTRODUCTION } from "./introduction.ts";
import { type JsonSchema, jsonSchemaOf, type Schemas } from "./json-schema.ts";
import { methodRefusal, refusalsOf } from "./refusals.ts";
import { headerParameters, pathParameters, queryParameters, requestBody } from "./request.ts";

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: ReturnType<typeof requestBody>;
  responses: Record<string, JsonSchema>;
  "x-access": RouteDocument["access"];
  /** The same call for clients that can only POST. */
  "x-method-override"?: string;
};

export type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas; responses: Schemas; securitySchemes: Schemas };
};

const OVERRIDDEN: readonly string[] = ["PATCH", "DELETE"];

/** Returns the API's document, made from the routes' schemas. `resources` are handlers by path. */
export function openApiDocument(resources: Record<string, RouteHandler>): OpenApiDocument {
  const schemas: Schemas = {};
  const paths: OpenApiDocument["paths"] = {};
  for (const [path, { methods }] of Object.entries(resources).sort(byName)) {
    paths[path] = {};
    for (const [method, { document }] of Object.entries(methods)) {
      paths[path][method.toLowerCase()] = operation(path, method as Method, document, schemas);
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: "Sekar Batik", version: "1", description: INTRODUCTION },
    servers: [{ url: "/" }],
    paths,
    components: {
      responses: { MethodNotAllowed: methodRefusal(schemas) },
      schemas: Object.fromEntries(Object.entries(schemas).sort(byName)),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token that log-in answers." },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "token",
          description:
            "The same token as the cookie that log-in sets. Writes with it must come from the shop's own pages.",
        },
      },
    },
  };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function operation(path: string, method: Method, route: RouteDocument, named: Schemas): Operation {
  const inPath = pathParameters(path);
  const body = requestBody(route, EXAMPLES[`${method} ${path}`], named);
  return {
    operationId: operationId(method, path),
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    tags: [path.split("/")[2] ?? ""],
    security: route.access === "anyone" ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [
      ...inPath,
      ...queryParameters(route.query, named),
      ...headerParameters(route, named),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(route.status ?? 200)]: success(route, named),
      ...refusalsOf(route, method, inPath.length > 0, named),
    },
    "x-access": route.access,
    ...(OVERRIDDEN.includes(method)
      ? { "x-method-override": `POST ${path}?_method=${method.toLowerCase()}` }
      : {}),
  };
}

function success({ answer }: RouteDocument, named: Schemas): JsonSchema {
  const description = "Done.";
  if (typeof answer === "string") return { description, content: { [answer]: {} } };
  return {
    description,
    content: { "application/json": { schema: jsonSchemaOf(answer, "output", named) } },
  };
}

/** `PATCH /api/order/{id}/note` → `patchOrderByIdNote` */
function operationId(method: Method, path: string): string {
  const words = path
    .replace("/api/", "")
    .replaceAll("{", "by-")
    .split(/[^a-zA-Z0-9]+/);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return method.toLowerCase() + name;
}
