import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ReadableStream } from "node:stream/web";
import { millisecondsInSecond } from "date-fns/constants";
import { AppError } from "../errors.ts";
import { errorAnswer } from "../http/answers/error-answer.ts";
import { sendAnswer } from "../http/answers/send-answer.ts";
import { tooMany } from "../http/body/read-body.ts";
import {
  MALFORMED_PATH,
  TOO_MANY_FIELDS_PATH,
  WRONG_METHOD_PATH,
} from "../http/requests/normalize-request.ts";
import { wrongMethod } from "../http/requests/wrong-method.ts";
import type { LoadHandler } from "../http/route.ts";
import { log } from "../telemetry/log.ts";
import { routeFinder } from "./find-route.ts";

/** Time for the rest of a body that no handler read, as nginx's lingering_time. */
const DRAIN_MS = 30 * millisecondsInSecond;

/** Answers a request below /api and returns true. Returns false for any other. */
export type AnswerApi = (incoming: IncomingMessage, response: ServerResponse) => boolean;

/** Returns the API's step of the web server. `loadUnknown` answers paths without a route. */
export function makeApi(
  routes: Readonly<Record<string, LoadHandler>>,
  loadUnknown: LoadHandler,
): AnswerApi {
  const findRoute = routeFinder({
    ...routes,
    [WRONG_METHOD_PATH]: async () => ({ GET: wrongMethod }),
    [MALFORMED_PATH]: refuse(malformed),
    [TOO_MANY_FIELDS_PATH]: refuse(tooMany),
  });

  async function answer(
    url: URL,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<Response> {
    const plain = url.pathname.replaceAll(/\/{2,}/g, "/").replace(/\/$/, "");
    if (plain !== url.pathname) return redirectTo(plain + url.search);
    const found = findRoute(plain) ?? { path: "(unknown)", route: loadUnknown, params: {} };
    const { GET: handle } = await found.route();
    const request = toRequest(url, incoming, response);
    return handle(request, { params: Promise.resolve(found.params) });
  }

  return (incoming, response) => {
    const url = URL.parse(`http://localhost${incoming.url}`);
    if (!url || (url.pathname !== "/api" && !url.pathname.startsWith("/api/"))) return false;
    answer(url, incoming, response)
      .then((answered) => sendAnswer(answered, incoming, response))
      .catch((err: unknown) => {
        // A client that has gone away isn't an error.
        const isFailed = !response.destroyed;
        response.destroy();
        if (isFailed) log().error({ err }, "a call of the API couldn't be answered");
      });
    return true;
  };
}

function malformed(): AppError {
  return new AppError("bad-request", "The request's target or host can't be understood");
}

function refuse(makeError: () => AppError): LoadHandler {
  return async () => ({ GET: async () => errorAnswer(makeError(), crypto.randomUUID()) });
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}

function toRequest(url: URL, incoming: IncomingMessage, response: ServerResponse): Request {
  const { method = "GET", headers } = incoming;
  const parts = { method, headers: headers as Record<string, string> };
  if (method === "GET" || method === "HEAD") return new Request(url, parts);
  response.once("finish", () => drain(incoming));
  // The connection has to outlive a handler that stops reading, since it carries the answer.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }));
  return new Request(url, { ...parts, body, duplex: "half" } as RequestInit);
}

/** Reads on after the answer: if the server closed at once, a sending client would never see it. */
function drain(incoming: IncomingMessage): void {
  incoming.resume();
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.destroy(), DRAIN_MS).unref();
  incoming.once("close", () => clearTimeout(timer));
}
