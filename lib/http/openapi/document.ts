import "server-only";
import { LIMITS } from "../../limits/limits.ts";
import type { ShopFacts } from "../../shop/facts.ts";
import type { Method } from "../internal/method-override.ts";
import { isConditional, type RouteDocument, type RouteHandler } from "../route.ts";
import { errorResponsesOf, type Shared } from "./error-responses.ts";
import { INTRODUCTION } from "./introduction.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { headerParameters, pathParameters, queryParameters, requestBody } from "./request.ts";
import type { JsonSchema, Schemas } from "./schema-types.ts";
import { TAGS } from "./tags.ts";

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
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
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string; email: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas; responses: Schemas; securitySchemes: Schemas };
};

const OVERRIDDEN: readonly string[] = ["PATCH", "DELETE"];

type Shop = Pick<ShopFacts, "name" | "email"> & { origin: string };

/** Returns the API's document, made from the routes' schemas. `resources` are handlers by path. */
export function openApiDocument(
  resources: Record<string, RouteHandler>,
  { name, email, origin }: Shop,
): OpenApiDocument {
  const shared: Shared = { schemas: {}, responses: {} };
  const paths: OpenApiDocument["paths"] = {};
  for (const [path, { methods }] of Object.entries(resources).sort(byName)) {
    paths[path] = {};
    for (const [method, { document }] of Object.entries(methods)) {
      paths[path][method.toLowerCase()] = operation(path, method as Method, document, shared);
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: name,
      version: "1",
      description: INTRODUCTION,
      contact: { name, url: origin, email },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin, description: "This shop." }],
    tags: Object.entries(TAGS).map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: {
      responses: sorted(shared.responses),
      schemas: sorted(shared.schemas),
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

/** Returns an answer of an operation; errors that calls share are references. */
export function resolveResponse(
  { components }: OpenApiDocument,
  response: JsonSchema | undefined,
): JsonSchema | undefined {
  const name = typeof response?.$ref === "string" ? response.$ref.split("/").at(-1) : undefined;
  return name ? components.responses[name] : response;
}

function sorted(parts: Schemas): Schemas {
  return Object.fromEntries(Object.entries(parts).sort(byName));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function operation(path: string, method: Method, route: RouteDocument, shared: Shared): Operation {
  const { schemas } = shared;
  const inPath = pathParameters(path);
  const body = requestBody(route, schemas);
  const override = OVERRIDDEN.includes(method)
    ? `POST ${path}?_method=${method.toLowerCase()}`
    : undefined;
  const hasEtag = isConditional(method, route);
  return {
    operationId: operationId(method, path),
    summary: route.summary,
    description: describe(route, override),
    tags: [path.split("/")[2] ?? ""],
    security: route.access === "anyone" ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [
      ...inPath,
      ...queryParameters(route.query, schemas),
      ...headerParameters(route, schemas),
      ...(hasEtag ? [IF_NONE_MATCH] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(route.status ?? 200)]: {
        ...success(route, schemas),
        ...(hasEtag ? { headers: ETAG } : {}),
      },
      ...(hasEtag
        ? { 304: { description: "The client has the present answer.", headers: ETAG } }
        : {}),
      ...errorResponsesOf(route, method, inPath.length > 0, shared),
    },
    "x-access": route.access,
    ...(override ? { "x-method-override": override } : {}),
  };
}

const ETAG = {
  ETag: {
    description: "Names this answer; send it back as `If-None-Match`.",
    required: true,
    schema: { type: "string", minLength: 1 },
  },
};

const IF_NONE_MATCH = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "The ETag of an answer that the client has kept.",
  schema: { type: "string" },
};

const WHO: Record<RouteDocument["access"], string> = {
  anyone: "Anyone may call it.",
  user: "For signed-in callers.",
  packer: "For packers and admins.",
  admin: "For admins.",
};

function describe(route: RouteDocument, override: string | undefined): string {
  const takesFiles = Boolean(route.pictures ?? route.files);
  const limits = [
    ...(route.limit ? [route.limit] : []),
    ...(takesFiles ? (["upload-address", "upload-account"] as const) : []),
  ].map((name) => LIMITS[name]);
  return [
    route.description,
    WHO[route.access],
    ...limits.map(({ most, seconds, by }) => `At most ${most} calls in ${seconds} s by ${by}.`),
    override ? `Also \`${override}\`.` : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
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
