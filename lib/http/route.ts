import "server-only";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { isId } from "../database/identifiers.ts";
import { type ErrorCode, notFound } from "../errors.ts";
import { FILE_TOO_LARGE, PICTURE_TOO_LARGE } from "../media/picture-rules.ts";
import { log } from "../telemetry/log.ts";
import { errorAnswer } from "./error-answer.ts";
import { errorPage, isFormPost } from "./form-post.ts";
import { authorize, type Who } from "./internal/authorize.ts";
import { type Method, methodNotAllowed, resolveMethod } from "./internal/method-override.ts";
import { parseFields } from "./internal/parse-fields.ts";
import { limitUpload } from "./limit-upload.ts";
import { fieldsOf, type RawFields, readBody } from "./read-body.ts";
import { readUpload } from "./read-upload.ts";

/** A path's variable parts, whichever of them it has. */
type PathParams = { id: string; proofId: string; token: string };
type ActorFor<W extends Who> = W extends "anyone" ? null : Actor;

export type Call<W extends Who, Query, Body> = {
  actor: ActorFor<W>;
  query: Query;
  body: Body;
  /** The path's variable parts, known to be ids unless the route knows better. */
  params: PathParams;
  request: Request;
};

/** A success as the schema of its JSON, or as the media type of what isn't JSON. */
type Success = z.ZodType | `${string}/${string}`;
type AnswerOf<A extends Success> = A extends z.ZodType ? z.infer<A> | Response : Response;

/** What stands in the API's document about one method of one path, and in no other place. */
export type RouteDocument = {
  who: Who;
  /** What the call does, in one line. */
  summary: string;
  /** What has to be known beside it. */
  description?: string;
  query?: z.ZodType;
  headers?: Record<string, z.ZodType>;
  body?: z.ZodType;
  /** The fields of a multipart body that may hold a picture; without them files aren't read. */
  pictures?: readonly string[];
  /** The same for files that are no pictures: of the same 2 MB at most, and counted like them. */
  files?: readonly string[];
  answer: Success;
  /** Status of a success; 200 unless told. */
  status?: number;
  /**
   * Refusals that don't follow from all the rest (lib/http/openapi/refusals.ts), with the members
   * that their answers may have beside `message`.
   */
  refuses?: Partial<Record<ErrorCode, z.ZodRawShape>>;
};

export type RouteOptions<
  W extends Who,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  A extends Success = Success,
> = RouteDocument & {
  who: W;
  /** Whether the path's variable parts can be right, asked before a body is read; ids unless told. */
  acceptsParams?: (params: PathParams) => boolean;
  query?: Query;
  body?: Body;
  answer: A;
  handle: (
    call: Call<W, z.infer<Query>, z.infer<Body>>,
  ) => Promise<AnswerOf<NoInfer<A>>> | AnswerOf<NoInfer<A>>;
};

/** One method of one path, with its types already tied together. */
export type Route = {
  document: RouteDocument;
  run: (request: Request, params: PathParams) => Promise<Response>;
};

/** Ties a handler to who may call it and to the schemas of what it takes and answers. */
export function route<
  W extends Who,
  A extends Success,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
>(options: RouteOptions<W, Query, Body, A>): Route {
  return {
    document: options,
    async run(request, params) {
      const actor = await authorize(request, options.who);
      if (!(options.acceptsParams ?? hasIds)(params)) throw notFound("Path");
      const query = parseFields(options.query, fieldsOf(new URL(request.url).searchParams));
      const body = options.body
        ? parseFields(options.body, await readFields(request, actor, options))
        : undefined;
      const answer = await options.handle({
        actor: actor as ActorFor<W>,
        query: query as z.infer<Query>,
        body: body as z.infer<Body>,
        params,
        request,
      });
      if (answer instanceof Response) return answer;
      return Response.json(answer, { status: options.status ?? 200 });
    },
  };
}

function hasIds(params: PathParams): boolean {
  return Object.values(params).every(isId);
}

/** Reading an upload costs the most of all that a route does, so each is counted first. */
async function readFields(
  request: Request,
  actor: Actor | null,
  { pictures, files }: Pick<RouteDocument, "pictures" | "files">,
): Promise<RawFields> {
  const slots = pictures ?? files;
  if (!slots) return readBody(request);
  await limitUpload(request.headers, actor);
  return readUpload(request, slots, pictures ? PICTURE_TOO_LARGE : FILE_TOO_LARGE);
}

type Handler = (
  request: Request,
  context: { params: Promise<object | undefined> },
) => Promise<Response>;

type Methods = Partial<Record<Method, Route>>;

/** A path's handler, which also tells what the path's methods take and answer. */
export type RouteHandler = Handler & { methods: Methods };

type Resource = Record<Method | "PUT" | "HEAD" | "OPTIONS", RouteHandler>;

/**
 * Everything one path answers to.
 * `POST …?_method=patch|delete` acts as that method; a method that the path doesn't have gets 405
 * with `Allow`.
 */
export function resource(methods: Methods): Resource {
  return answering(methods, async (request, context) => {
    const chosen = methods[resolveMethod(request)];
    if (!chosen) throw methodNotAllowed(methods);
    // Next gives a path without variable parts no params at all.
    return chosen.run(request, ((await context.params) ?? {}) as PathParams);
  });
}

/** What every path below /api answers that isn't there, by whichever method. */
export const unknownPath: Resource = answering({}, () => {
  throw notFound("Path");
});

/** One handler for all methods, with what every answer has: its id, its line in the log, no caching. */
function answering(methods: Methods, handle: Handler): Resource {
  const answer: Handler = async (request, context) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    let response: Response;
    try {
      response = await handle(request, context);
    } catch (error) {
      response = errorAnswer(error, requestId);
      if (isFormPost(request)) response = await errorPage(response);
    }
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    log().info(
      {
        requestId,
        method: request.method,
        path: loggedPath(request),
        status: response.status,
        ms: Math.round(performance.now() - started),
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

/** Without what is longer than an id: such a part of a path is a key to it, and no business of a log. */
function loggedPath(request: Request): string {
  return new URL(request.url).pathname.replaceAll(/[^/]{37,}/g, "…");
}
