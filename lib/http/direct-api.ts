import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { isId } from "../database/identifiers.ts";
import { chooseEncoding } from "./choose-encoding.ts";
import { EVERYWHERE, NO_PAGE, TRANSPORT_SECURITY } from "./response-headers.mjs";
import type { RouteHandler } from "./route.ts";

const packWithGzip = promisify(gzip);

/** Below it a gzip is hardly smaller (the default of Next's compression). */
const LEAST_PACKED = 1024;

const OWN_HEADERS = [...EVERYWHERE, ...NO_PAGE].flatMap(({ key, value }) => [key, value]);
const OVER_HTTPS = [TRANSPORT_SECURITY.key, TRANSPORT_SECURITY.value];

/** Loads the module of a route, by its path. The last segment may be `{id}`. */
type Routes = Record<string, () => Promise<{ GET: RouteHandler }>>;

/**
 * Answers reads of the API without Next's router, which takes longer than such a read itself. The handlers
 * are those that Next would call (docs/decisions/086-direct-reads.md).
 */
export class DirectApi {
  readonly #routes: Routes;

  constructor(routes: Routes) {
    this.#routes = routes;
  }

  /** Returns whether it answers a request. All others are Next's. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/" } = request;
    if (method !== "GET" || !url.startsWith("/api/")) return false;
    const [path = ""] = url.split("?", 1);
    const end = path.lastIndexOf("/") + 1;
    const id = path.slice(end);
    const load = this.#routes[path] ?? (isId(id) && this.#routes[`${path.slice(0, end)}{id}`]);
    if (!load) return false;
    load()
      .then(({ GET }) => answer(GET, { id }, request, response))
      .catch(() => response.destroy());
    return true;
  }
}

async function answer(
  handler: RouteHandler,
  params: object,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = new Request(`http://localhost${incoming.url}`, {
    headers: incoming.headers as Record<string, string>,
  });
  const found = await handler(request, { params: Promise.resolve(params) });
  const body = Buffer.from(await found.arrayBuffer());
  const isPacked =
    body.length >= LEAST_PACKED &&
    chooseEncoding(incoming.headers["accept-encoding"]) !== "identity";
  const sent = isPacked ? await packWithGzip(body) : body;
  response.writeHead(found.status, [
    ...OWN_HEADERS,
    ...[...found.headers].flat(),
    ...["vary", "Accept-Encoding", "content-length", String(sent.length)],
    ...(isPacked ? ["content-encoding", "gzip"] : []),
    ...(incoming.headers["x-forwarded-proto"] === "https" ? OVER_HTTPS : []),
  ]);
  response.end(sent);
}
