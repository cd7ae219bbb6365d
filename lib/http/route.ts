import "server-only";
import type { z } from "zod";
import type { Actor } from "../actor.ts";
import { findActor } from "../auth/find-actor.ts";
import { AppError, type FieldErrors, notFound } from "../errors.ts";
import { isId } from "../identifiers.ts";
import { log } from "../log.ts";
import { FILE_TOO_LARGE, PICTURE_TOO_LARGE } from "../media/picture-rules.ts";
import { countUpload } from "./count-upload.ts";
import { errorAnswer } from "./error-answer.ts";
import { failurePage, isFormPost } from "./form-post.ts";
import { assertOwnOrigin } from "./own-origin.ts";
import { fieldsOf, type RawFields, readBody } from "./read-body.ts";
import { readUpload } from "./read-upload.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Who may call. For `anyone` nobody is looked up: a public answer doesn't depend on the caller. */
type Who = "anyone" | "user" | "admin";
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

type Answer = Record<string, unknown> | Response;

export type RouteOptions<
  W extends Who,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  who: W;
  /** Whether the path's variable parts can be right, asked before a body is read; ids unless told. */
  knows?: (params: PathParams) => boolean;
  query?: Query;
  body?: Body;
  /** The fields of a multipart body that may hold a picture; without them files aren't read. */
  pictures?: readonly string[];
  /** The same for files that are no pictures: of the same 2 MB at most, and counted like them. */
  files?: readonly string[];
  /** Status of a success; 200 unless told. */
  status?: number;
  handle: (call: Call<W, z.infer<Query>, z.infer<Body>>) => Promise<Answer> | Answer;
};

/** One method of one path, with its types already tied together. */
export type Route = {
  who: Who;
  run: (request: Request, params: PathParams) => Promise<Response>;
};

/** Ties a handler to who may call it and to the schemas of what it takes. */
export function route<
  W extends Who,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
>(options: RouteOptions<W, Query, Body>): Route {
  return {
    who: options.who,
    async run(request, params) {
      const actor = await admit(request, options.who);
      if (!(options.knows ?? hasIds)(params)) throw notFound("Path");
      const query = parse(options.query, fieldsOf(new URL(request.url).searchParams));
      const body = options.body
        ? parse(options.body, await readFields(request, actor, options))
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
  { pictures, files }: Pick<RouteOptions<Who>, "pictures" | "files">,
): Promise<RawFields> {
  const slots = pictures ?? files;
  if (!slots) return readBody(request);
  await countUpload(request.headers, actor);
  return readUpload(request, slots, pictures ? PICTURE_TOO_LARGE : FILE_TOO_LARGE);
}

async function admit(request: Request, who: Who): Promise<Actor | null> {
  if (who === "anyone") return null;
  const caller = await findActor(request);
  if (!caller) throw new AppError("unauthenticated", "Please sign in first");
  if (caller.by === "cookie" && request.method !== "GET" && request.method !== "HEAD") {
    assertOwnOrigin(request);
  }
  if (who === "admin" && caller.actor.role !== "admin") {
    throw new AppError("forbidden", "Only the shop's admins may do this");
  }
  return caller.actor;
}

function parse(schema: z.ZodType | undefined, fields: RawFields): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "body");
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  const message = parsed.error.issues[0]?.message ?? "The request isn't valid";
  throw new AppError("invalid", message, { fields: errors });
}

type Handler = (
  request: Request,
  context: { params: Promise<object | undefined> },
) => Promise<Response>;

type Resource = Record<Method | "PUT" | "HEAD" | "OPTIONS", Handler>;

/**
 * Everything one path answers to. `POST …?_method=patch|delete` acts as that method; a method
 * that the path doesn't have gets 405 with `Allow`.
 */
export function resource(methods: Partial<Record<Method, Route>>): Resource {
  return answering(async (request, context) => {
    const chosen = methods[actingMethod(request)];
    if (!chosen) throw methodNotAllowed(methods);
    // Next gives a path without variable parts no params at all.
    return chosen.run(request, ((await context.params) ?? {}) as PathParams);
  });
}

/** What every path below /api answers that isn't there, by whichever method. */
export const unknownPath: Resource = answering(() => {
  throw notFound("Path");
});

/** One handler for all methods, with what every answer has: its id, its line in the log, no caching. */
function answering(handle: Handler): Resource {
  const handler: Handler = async (request, context) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    let response: Response;
    try {
      response = await handle(request, context);
    } catch (error) {
      response = errorAnswer(error, requestId);
      if (isFormPost(request)) response = await failurePage(response);
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

function actingMethod(request: Request): Method {
  if (request.method === "HEAD") return "GET";
  const overrides = new URL(request.url).searchParams.getAll("_method");
  const override = overrides[0]?.toLowerCase();
  if (request.method !== "POST" || override === undefined) return request.method as Method;
  if (overrides.length > 1 || (override !== "patch" && override !== "delete")) {
    throw new AppError("bad-request", "_method may be patch or delete, given once");
  }
  return override === "patch" ? "PATCH" : "DELETE";
}

function methodNotAllowed(methods: Partial<Record<Method, Route>>): AppError {
  const allowed = Object.keys(methods);
  if (methods.GET) allowed.push("HEAD");
  // A client that can send POST only reaches the others by `_method`.
  if ((methods.PATCH || methods.DELETE) && !methods.POST) allowed.push("POST");
  return new AppError("method-not-allowed", "This method isn't allowed here", {
    headers: { allow: allowed.join(", ") },
  });
}
