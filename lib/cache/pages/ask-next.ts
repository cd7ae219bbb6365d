import "server-only";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import { duplexPair } from "node:stream";
import { INNER_HEADER } from "../../http/inner-requests.ts";
import { type PageRecord, recordPage } from "../current-page.ts";
import type { Answer } from "./encoded-answer.ts";

/** A hung rendering must not hold up those who ask later. */
const TIMEOUT_MS = 30_000;

/** Larger answers aren't cached. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Asks Next over a connection in memory. Such a request has no cookie and no credentials, so its answer is
 * the same for everybody.
 */
export class NextPages {
  readonly #server: Server;
  readonly #records = new Map<string, PageRecord>();
  #requests = 0;

  constructor(next: RequestListener) {
    this.#server = createServer((innerRequest, response) => {
      const record = this.#records.get(String(innerRequest.headers[INNER_HEADER]));
      if (!record) return response.destroy();
      return recordPage(record, () => next(innerRequest, response));
    });
  }

  /** Returns Next's answer to a GET. `record` gets the page's tags. Throws if it breaks off. */
  async ask(url: string, headers: Record<string, string>, record: PageRecord): Promise<Answer> {
    this.#requests += 1;
    const id = String(this.#requests);
    this.#records.set(id, record);
    try {
      const response = await this.#send(url, { ...headers, [INNER_HEADER]: id });
      return {
        status: response.statusCode ?? 500,
        headers: joinHeaders(response.rawHeaders),
        body: await readBody(response),
      };
    } finally {
      this.#records.delete(id);
    }
  }

  #send(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const createConnection = () => {
        const [client, server] = duplexPair();
        this.#server.emit("connection", server);
        return client;
      };
      request({
        path,
        headers: { host: "localhost", connection: "close", ...headers },
        createConnection,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
  }
}

function joinHeaders(raw: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? "").toLowerCase();
    const value = raw[at + 1] ?? "";
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return headers;
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error("the answer is too large for the cache");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
