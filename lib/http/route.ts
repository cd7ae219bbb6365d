import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { foundAccount } from "../auth/find-actor.ts";
import { isId } from "../database/identifiers.ts";
import { processWide } from "../environment/process-wide.ts";
import { type ErrorCode, notFound } from "../errors.ts";
import { expireTags } from "../expiry/expire-pages.ts";
import type { Language } from "../language/languages.ts";
import { setSpokenLanguage } from "../language/spoken-language.ts";
import { limit } from "../limits/limit.ts";
import type { LimitName } from "../limits/limits.ts";
import { fileTooLarge, MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from "../media/picture-rules.ts";
import { log, loggedPath } from "../telemetry/log.ts";
import { loggedCaller } from "../telemetry/security-events.ts";
import { taggedAnswer } from "./answers/cached-answer.ts";
import { errorAnswer } from "./answers/error-answer.ts";
import { errorPage, isFormPost } from "./body/form-post.ts";
import { parseFields } from "./body/parse-fields.ts";
import { fieldsOf, type RawFields, readBody } from "./body/read-body.ts";
import { isMultipart, readUpload } from "./body/read-upload.ts";
import { type Access, authorize } from "./caller/authorize.ts";
import { callerGroup, detectUntrustedProxy } from "./caller/client-address.ts";
import { type Method, methodNotAllowed, resolveMethod } from "./internal/method-override.ts";

type PathParams = {
  id: string;
  proofId: string;
  refundId: string;
  entryId: string;
  token: string;
  provider: string;
  page: string;
};

type ActorFor<W extends Access> = W extends "anyone" ? null : Actor;

export type Call<W extends Access, Query, Body> = {
  actor: ActorFor<W>;
  query: Query;
  body: Body;
  /** Ids aren't checked: the domain says which thing isn't there. */
  params: PathParams;
  request: Request;
};

type Success = z.ZodType | `${string}/${string}`;
type AnswerOf<A extends Success> = A extends z.ZodType ? z.infer<A> | Response : Response;

export type RouteDocument = {
  access: Access;
  /** Leaves the call out of the API's document. */
  isUndescribed?: true;
  summary: string;
  description?: string;
  query?: z.ZodType;
  headers?: Record<string, z.ZodType>;
  body?: z.ZodType;
  /** A valid body, for the API's document. A test checks it by the schema. */
  example?: Record<string, unknown>;
  /** Multipart fields that may hold a picture. Files of other fields are skipped. */
  pictures?: readonly string[];
  /** Multipart fields for other files, with the limits of pictures. */
  files?: readonly string[];
  /** The limit of each of `files`, where it isn't that of pictures. */
  maxFileBytes?: number;
  /** JSON fields that may be lists of more than 50, as their schema says. */
  lists?: readonly string[];
  /** Counts the caller's address before the query is read. */
  limit?: LimitName;
  answer: Success;
  /** Status of a success, 200 by default. */
  status?: number;
  /** Errors that lib/http/openapi/error-responses.ts can't derive, with further members of their answers. */
  errors?: Partial<Record<ErrorCode, z.ZodRawShape>>;
};

export type RouteOptions<
  W extends Access,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  A extends Success = Success,
> = RouteDocument & {
  access: W;
  /** Checks parameters other than ids before a body is read. */
  acceptsParams?: (params: PathParams) => boolean;
  query?: Query;
  body?: Body;
  answer: A;
  /**
   * Returns the tags of the pages that the call changes. They expire once the handler has ended, even with an
   * error, because a read after the commit may fail. Orders expire pages by a callback of their own, since
   * their products are known only then.
   */
  expires?: (call: { params: PathParams; body: z.infer<Body> }) => string[];
  handle: (
    call: Call<W, z.infer<Query>, z.infer<Body>>,
  ) => Promise<AnswerOf<NoInfer<A>>> | AnswerOf<NoInfer<A>>;
};

export type Route = {
  document: RouteDocument;
  run: (request: Request, params: PathParams) => Promise<Response>;
};

/** Wraps a handler with authorization and parsing. */
export function route<
  W extends Access,
  A extends Success,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
>(options: RouteOptions<W, Query, Body, A>): Route {
  return {
    document: options,
    async run(request, params) {
      const actor = await authorize(request, options.access);
      if (options.acceptsParams?.(params) === false) throw notFound("Path");
      if (options.limit) await limit(options.limit, callerGroup(request.headers)).take();
      const query = parseFields(options.query, fieldsOf(new URL(request.url).searchParams));
      const body = options.body
        ? parseFields(options.body, await readFields(request, actor, options))
        : undefined;
      const call = {
        actor: actor as ActorFor<W>,
        query: query as z.infer<Query>,
        body: body as z.infer<Body>,
        params,
        request,
      };
      try {
        const answer = await options.handle(call);
        if (answer instanceof Response) return answer;
        return Response.json(answer, { status: options.status ?? 200 });
      } finally {
        expireTags(options.expires?.(call) ?? []);
      }
    },
  };
}

/** Counts an upload before it is read, because reading is the expensive part. */
async function readFields(
  request: Request,
  actor: Actor | null,
  {
    pictures,
    files,
    lists,
    maxFileBytes = MAX_PICTURE_BYTES,
  }: Pick<RouteDocument, "pictures" | "files" | "lists" | "maxFileBytes">,
): Promise<RawFields> {
  const fileFields = pictures ?? files ?? [];
  if (fileFields.length > 0) {
    await limit("upload-address", callerGroup(request.headers)).take();
    if (actor) await limit("upload-account", actor.userId).take();
  }
  if (!isMultipart(request)) return readBody(request, lists);
  const message = pictures ? PICTURE_TOO_LARGE : fileTooLarge(maxFileBytes);
  return readUpload(request, fileFields, message, maxFileBytes);
}

type Handler = (
  request: Request,
  context: { params: Promise<object | undefined> },
) => Promise<Response>;

type Methods = Partial<Record<Method, Route>>;

/** `methods` is read by the API's document. */
export type RouteHandler = Handler & { methods: Methods };

/** Loads a route file at its first request. `GET` answers every method. */
export type LoadRoute = () => Promise<{ GET: RouteHandler }>;

type Resource = Record<Method | "PUT" | "HEAD" | "OPTIONS", RouteHandler>;

/** Returns the handlers of a path, with method override (docs/api.md#conventions) and 405 with `Allow`. */
export function resource(methods: Methods): Resource {
  return toResource(methods, async (request, context) => {
    const method = resolveMethod(request);
    const chosen = methods[method];
    if (!chosen) throw methodNotAllowed(methods);
    const params = lowerCaseIds(((await context.params) ?? {}) as PathParams);
    const answer = await chosen.run(request, params);
    const given = isConditional(method, chosen.document) ? await withEtag(request, answer) : answer;
    return request.method === "HEAD" ? withoutBody(given) : given;
  });
}

/** Ends a body that Next wouldn't read: a download holds a connection of the database until then. */
async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

/** Returns whether a client that kept the answer may ask if it has changed: public answers in JSON. */
export function isConditional(method: Method, { access, answer }: RouteDocument): boolean {
  return method === "GET" && access === "anyone" && typeof answer !== "string";
}

async function withEtag(request: Request, answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer;
  const headers = { ...Object.fromEntries(answer.headers), "cache-control": "private, no-cache" };
  return taggedAnswer(request, await answer.text(), headers);
}

/** Prisma compares the ids of several reads at once as text, so an id in capitals would be missing. */
function lowerCaseIds(params: PathParams): PathParams {
  const entries = Object.entries(params);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, isId(text) ? text.toLowerCase() : text]),
  ) as PathParams;
}

export const unknownPath: Resource = toResource({}, () => {
  throw notFound("Path");
});

/** Adds request id, log line, error answers and no-store to a handler. */
function toResource(methods: Methods, handle: Handler): Resource {
  const answer: Handler = async (request, context) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    if (!isHealthCheck(request)) detectUntrustedProxy(request.headers);
    const response = await inLanguageOf(request, async () => {
      try {
        return await handle(request, context);
      } catch (error) {
        const answer = errorAnswer(error, requestId);
        return isFormPost(request) ? errorPage(answer) : answer;
      }
    });
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    log().info(
      {
        requestId,
        method: request.method,
        path: loggedPath(new URL(request.url).pathname),
        status: response.status,
        ms: Math.round(performance.now() - started),
        account: foundAccount(request),
        from: loggedCaller(callerGroup(request.headers)),
      },
      "request",
    );
    return response;
  };
  const handler = Object.assign(answer, { methods });
  return {
    GET: handler,
    HEAD: handler,
    POST: handler,
    PATCH: handler,
    DELETE: handler,
    PUT: handler,
    OPTIONS: handler,
  };
}

/** The machine's own checks come from a private address. */
function isHealthCheck(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/api/health/");
}

const spoken = processWide("spoken-language", () => new AsyncLocalStorage<Language>());

setSpokenLanguage(() => spoken.getStore() ?? "en");

/**
 * Runs a call of the API, whose messages are Indonesian where that is the caller's first choice, else English. The
 * page of a form that is sent without scripts says its own by `_language`.
 */
function inLanguageOf<Result>(request: Request, run: () => Result): Result {
  const page = new URL(request.url).searchParams.get("_language");
  const [first = ""] = (page ?? request.headers.get("accept-language") ?? "").split(",");
  return spoken.run(/^\s*id\b/i.test(first) ? "id" : "en", run);
}
