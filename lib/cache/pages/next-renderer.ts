import "server-only";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";
import { INNER_HEADER } from "../../http/requests/inner-requests.ts";
import { type PageRecord, recordPage } from "../current-page.ts";
import type { Answer } from "./encoded-answer.ts";

/** A hung rendering must not hold up those who ask later. */
const TIMEOUT_MS = 30_000;

const TRANSFER_HEADERS = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
]);

/** Renders pages by Next over a connection in memory, without cookies or credentials: the same for everybody. */
export class NextRenderer {
  readonly #server: Server;
  /** By the server's end of a connection, which carries one request. */
  readonly #records = new WeakMap<object, PageRecord>();

  constructor(next: RequestListener) {
    this.#server = createServer((innerRequest, response) => {
      const record = this.#records.get(innerRequest.socket);
      if (!record) return response.destroy();
      return recordPage(record, () => next(innerRequest, response));
    });
  }

  /** Returns Next's answer to a GET. `record` gets the page's tags. Throws if it breaks off. */
  async render(url: string, headers: Record<string, string>, record: PageRecord): Promise<Answer> {
    const response = await this.#send(url, headers, record);
    const { statusCode = 500, headersDistinct } = response;
    const joined = Object.entries(headersDistinct)
      .filter(([name]) => !TRANSFER_HEADERS.has(name))
      .map(([name, values = []]) => [name, values.join(", ")] as const);
    return { status: statusCode, headers: new Map(joined), body: await buffer(response) };
  }

  #send(
    path: string,
    headers: Record<string, string>,
    record: PageRecord,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const createConnection = () => {
        const [client, server] = duplexPair();
        this.#records.set(server, record);
        this.#server.emit("connection", server);
        return client;
      };
      request({
        path,
        headers: { host: "localhost", connection: "close", [INNER_HEADER]: "1", ...headers },
        createConnection,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
  }
}
