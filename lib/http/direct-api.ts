import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isId } from "../database/identifiers.ts";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";
import { EVERYWHERE, NO_PAGE, TRANSPORT_SECURITY } from "./response-headers.mjs";
import type { RouteHandler } from "./route.ts";

const packWithBrotli = promisify(brotliCompress);

/** Brotli at this quality takes as long as gzip, and packs better. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const PACK: Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer> = {
  br: (body) => packWithBrotli(body, BROTLI),
  gzip: promisify(gzip),
  identity: (body) => body,
};

/** Shorter bodies aren't compressed, since gzip saves too little. Next has the same default. */
const LEAST_PACKED = 1024;

/** No address holds a space. */
const ANY_ID = " id";

const MOST_BODY_BYTES = 16 * 1024;

const OWN_HEADERS = [...EVERYWHERE, ...NO_PAGE].flatMap(({ key, value }) => [key, value]);
const OVER_HTTPS = [TRANSPORT_SECURITY.key, TRANSPORT_SECURITY.value];

type Method = "GET" | "POST";

type Handler = (...input: Parameters<RouteHandler>) => Promise<Response>;

/** Routes by path. The last segment of a path may be `{id}`. */
type Routes = Record<
  string,
  { methods: readonly Method[]; load: () => Promise<Record<Method, RouteHandler>> }
>;

/**
 * Answers the API's most frequent requests without Next's router, which takes longer than a read itself. The
 * handlers are those that Next would call (docs/decisions/086-direct-requests.md).
 */
export class DirectApi {
  readonly #routes: Map<string, Routes[string]>;

  constructor(routes: Routes) {
    const named = Object.entries(routes).map(
      ([path, route]) => [path.replace("{id}", ANY_ID), route] as const,
    );
    this.#routes = new Map(named);
  }

  /** Answers a request and returns true, or returns false for requests that Next has to answer. */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (!url.startsWith("/api/")) return false;
    const [path = ""] = url.split("?", 1);
    const end = path.lastIndexOf("/") + 1;
    const id = path.slice(end);
    const params = isId(id) ? { id } : {};
    const route = this.#routes.get(isId(id) ? `${path.slice(0, end)}${ANY_ID}` : path);
    const known = route?.methods.find((name) => name === method);
    if (!route || !known || (known === "POST" && !isSmallJson(headers))) return false;
    route
      .load()
      .then((handlers) => answer(handlers[known], params, request, response))
      .catch(() => response.destroy());
    return true;
  }
}

/** Returns whether a body is small enough to be read whole before the handler checks the request. */
function isSmallJson({ "content-type": type, ...headers }: IncomingHttpHeaders): boolean {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return length <= MOST_BODY_BYTES && type?.split(";", 1)[0] === "application/json";
}

async function answer(
  handler: Handler,
  params: object,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? "GET",
    headers: incoming.headers as Record<string, string>,
    ...(incoming.method === "POST" && { body: await readWhole(incoming) }),
  });
  const found = await handler(request, { params: Promise.resolve(params) });
  const body = Buffer.from(await found.arrayBuffer());
  const accepted = chooseEncoding(incoming.headers["accept-encoding"]);
  const encoding = body.length < LEAST_PACKED ? "identity" : accepted;
  const sent = await PACK[encoding](body);
  response.writeHead(found.status, [
    ...OWN_HEADERS,
    ...[...found.headers].flat(),
    ...["vary", "Accept-Encoding", "content-length", String(sent.length)],
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    ...(incoming.headers["x-forwarded-proto"] === "https" ? OVER_HTTPS : []),
  ]);
  response.end(sent);
}

/** Returns the body. Throws if the client goes away before its end. */
async function readWhole(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
