import { setTimeout } from "node:timers/promises";

/** True under plain `next start`, which neither caches pages nor knows the socket's address. */
export const IS_PLAIN_NEXT: boolean = process.env.TEST_PLAIN_NEXT === "1";

/** Returns what scripts/testing has set for this suite. */
export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} isn't set: run these tests by npm test`);
  return value;
}

/** Returns the origin of the server that scripts/testing/shop-under-test.ts has started. */
export const baseUrl = () => variable("TEST_BASE_URL");

// biome-ignore lint/suspicious/noExplicitAny: tests read members of answers that they then compare
type Json = any;

export type Answer = { status: number; headers: Headers; json: Json };

type Sent = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another server than the one at baseUrl. */
  server?: string;
};

/** Returns a random byte of an address. */
const part = () => Math.floor(Math.random() * 254) + 1;

/** Returns a random client address, as the trusted proxy would report it. */
export function somewhere(): string {
  return `10.${part()}.${part()}.${part()}`;
}

/** Returns a random address of the internet. Private ones have no group, and other limits. */
export function somewherePublic(): string {
  return `203.${part()}.${part()}.${part()}`;
}

/** Tries of a caller that is told to come back. */
const MOST_TRIES = 5;

/** Sends a request as `sendOnce` does, and again when the shop is busy and names a time for it. */
export async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendOnce(method, path, sent);
    const seconds = Number(answer.headers.get("retry-after"));
    const isRepeatable = !(sent.body instanceof ReadableStream);
    if (answer.status !== 503 || !seconds || !isRepeatable || tries === MOST_TRIES) return answer;
    await setTimeout(seconds * 1_000);
  }
}

/**
 * Sends a request to the server under test. Encodes a plain object as JSON. Uses a new client
 * address, so that tests don't share rate limits.
 */
export async function sendOnce(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const plain = sent.body !== undefined && Object.getPrototypeOf(sent.body) === Object.prototype;
  const response = await fetch((sent.server ?? baseUrl()) + path, {
    method,
    redirect: "manual",
    headers: {
      "x-forwarded-for": somewhere(),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(plain ? { "content-type": "application/json" } : {}),
      ...sent.headers,
    },
    ...(sent.body === undefined
      ? {}
      : { body: plain ? JSON.stringify(sent.body) : (sent.body as BodyInit) }),
    // fetch requires this for a stream as body.
    ...(sent.body instanceof ReadableStream ? { duplex: "half" as const } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    json: isJson && text !== "" ? JSON.parse(text) : text,
  };
}
