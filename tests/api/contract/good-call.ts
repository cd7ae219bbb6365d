import { multipart } from "../multipart.ts";
import { type Answer, baseUrl, send } from "../shop-client.ts";
import type { Documented } from "./document.ts";

/** A call that succeeds, with new data for each use. */
export type GoodCall = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Fields as a form sends them. Only multipart can also send files. */
  body?: Record<string, string>;
  files?: Record<string, Buffer>;
  /** Token of a permitted caller. Missing for public calls. */
  token?: string;
  headers?: Record<string, string>;
};

export const ENCODINGS = ["multipart", "urlencoded", "json"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export function addressOf({ path }: Documented, { params = {}, query = {} }: GoodCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

export function encode(call: GoodCall, encoding: Encoding) {
  if (!call.body && !call.files) return {};
  if (encoding === "json") {
    return { body: JSON.stringify(call.body), headers: { "content-type": "application/json" } };
  }
  if (encoding === "urlencoded") return { body: new URLSearchParams(call.body) };
  return { body: multipart({ ...call.body, ...call.files }) };
}

type How = {
  encoding?: Encoding;
  /** Sends PATCH and DELETE as a POST with an override. */
  overridden?: boolean;
  /** Sends the token as a cookie, with the shop's own origin. */
  byCookie?: boolean;
};

/** Sends a call in one of the ways that the contract allows. */
export function make(operation: Documented, call: GoodCall, how: How = {}): Promise<Answer> {
  const { encoding = "multipart", overridden = false, byCookie = false } = how;
  const sent = encode(call, encoding);
  const query = overridden
    ? { ...call.query, _method: operation.method.toLowerCase() }
    : call.query;
  const path = addressOf(operation, { ...call, ...(query ? { query } : {}) });
  const cookie: Record<string, string> = byCookie
    ? { cookie: `token=${call.token}`, origin: baseUrl() }
    : {};
  return send(overridden ? "POST" : operation.method, path, {
    token: byCookie ? undefined : call.token,
    ...sent,
    headers: { ...("headers" in sent ? sent.headers : {}), ...call.headers, ...cookie },
  });
}
