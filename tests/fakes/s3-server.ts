import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { KEEP_IDLE } from "./keep-idle.ts";
import { failure, type Reply, S3Bucket } from "./s3/bucket.ts";
import { type SignedRequest, signatureFault } from "./s3/signature.ts";

/**
 * well: as documented. silent: never answers. drop: cuts the connection. stuck: begins an answer
 * and never ends it. busy: 503, which S3 sends to slow clients down. moved: 307 to `movedTo`.
 */
export type S3Mood = "well" | "silent" | "drop" | "stuck" | "busy" | "moved";

const ACCOUNT = { region: "us-east-1", accessKey: "SEKAR", secretKey: "a secret key of the tests" };
const BUCKET = "sekar-batik";

export function s3SettingsAt(port: number) {
  return { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, ...ACCOUNT };
}

export class S3Server {
  readonly bucket = new S3Bucket();
  /** All requests as `METHOD /path`, in order. */
  readonly requests: string[] = [];
  /** Returns the mood for each request, so that a test can fail only one. */
  moodFor: (request: string) => S3Mood = () => "well";
  /** Another server's address. */
  movedTo = "";
  readonly #server = createServer(
    KEEP_IDLE,
    (request, response) => void this.#answer(request, response),
  );

  async listen(port = 0): Promise<this> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
    return this;
  }

  get settings() {
    return s3SettingsAt((this.#server.address() as AddressInfo).port);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://s3");
    const { pathname: path, searchParams: query } = url;
    const method = incoming.method ?? "GET";
    const body = await buffer(incoming);
    const line = `${method} ${path}`;
    this.requests.push(line);
    const mood = this.moodFor(line);
    if (mood === "silent") return;
    if (mood === "drop") return void incoming.socket.destroy();
    if (mood === "stuck") {
      response.writeHead(200, { "content-length": "5000" });
      return void response.write("RIFF");
    }
    if (mood === "moved") {
      return void response.writeHead(307, { location: this.movedTo + incoming.url }).end();
    }
    const request = { method, path, query, headers: incoming.headers, body };
    const reply = mood === "busy" ? failure(503, "SlowDown") : this.#reply(request);
    const type = reply.type ?? "application/xml";
    response.writeHead(reply.status, { "content-type": type, etag: '"0"' }).end(reply.body);
  }

  #reply(request: SignedRequest): Reply {
    const fault = signatureFault(request, ACCOUNT);
    if (fault) return failure(fault === "AuthorizationHeaderMalformed" ? 400 : 403, fault);
    // New buckets reject ACLs on single objects.
    if (request.headers["x-amz-acl"]) return failure(400, "AccessControlListNotSupported");
    const [, bucket, ...key] = decodeURIComponent(request.path).split("/");
    if (bucket !== BUCKET) return failure(404, "NoSuchBucket");
    const object = key.join("/");
    return object ? this.bucket.forObject(object, request) : this.bucket.forBucket(request);
  }
}

/** Starts a local server with S3's protocol. It checks signatures and can also misbehave. */
export function startS3Server(port?: number): Promise<S3Server> {
  return new S3Server().listen(port);
}
