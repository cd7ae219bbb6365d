import { randomBytes } from "node:crypto";
import type { Documented } from "../contract/document.ts";
import type { Encoding, GoodCall } from "../contract/good-call.ts";
import type { HostileField, HostileValue } from "./hostile-values.ts";
import type { Scalar } from "./scalars.ts";

/** A valid call with one scalar replaced, ready to send. */
export type Attempt = {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
};

/** Above these sizes Node rejects the request's head before any route sees it. */
const MAX_IN_HEAD = 4_000;
const MAX_PATH = 12_000;

/** Characters that HTTP allows in a header. */
const HEADER_TEXT = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Builds the request. Returns null if this place can't carry the value, or if the path would
 * change.
 */
export function attempt(
  { key, method, path: template }: Documented,
  call: GoodCall,
  scalar: Scalar,
  value: HostileValue,
): Attempt | null {
  const { place, name } = scalar;
  const what = `${key} · ${place} ${name} · ${value.what}`;
  const bodyPlace = isEncoding(place) ? place : "multipart";
  const sent = bodyOf(call, bodyPlace, isEncoding(place) ? { name, value } : undefined);
  const headers: Record<string, string> = {
    ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
    ...(sent ? { "content-type": sent.type } : {}),
    ...call.headers,
  };
  if (place === "header") {
    const [written] = value.fields(name);
    const inHeader = written?.bytes.toString("latin1") ?? "";
    if (!HEADER_TEXT.test(inHeader) || inHeader.length > MAX_IN_HEAD) return null;
    headers[name.toLowerCase()] = name === "authorization" ? `Bearer ${inHeader}` : inHeader;
  }
  const path = addressOf(template, call, scalar, value);
  if (path === null) return null;
  return {
    what,
    method: name === "_method" ? "POST" : method,
    path,
    headers,
    ...(sent ? { body: sent.body } : {}),
  };
}

function isEncoding(place: Scalar["place"]): place is Encoding {
  return place === "json" || place === "multipart" || place === "urlencoded";
}

function addressOf(
  template: string,
  { params = {}, query = {} }: GoodCall,
  { place, name }: Scalar,
  value: HostileValue,
): string | null {
  const hostile = place === "path" || place === "query" ? value.fields(name) : [];
  if (place === "path" && hostile.some(({ bytes }) => bytes.length > MAX_IN_HEAD)) return null;
  // A POST without its override is a different operation.
  if (name === "_method" && !hostile.some((field) => field.name === name)) return null;
  const [first] = hostile;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    place === "path" && part === name
      ? escaped(first?.bytes ?? Buffer.alloc(0))
      : encodeURIComponent(params[part] ?? ""),
  );
  // An empty segment, or one of dots, changes the path.
  if (/\/(\.{0,2})(\/|$)/.test(path)) return null;
  const kept = Object.entries(query).filter(([one]) => !(place === "query" && one === name));
  const search = queryOf([
    ...kept.map(([one, text]) => ({ name: one, bytes: Buffer.from(text) })),
    ...(place === "query" ? hostile : []),
  ]);
  if (search.length > MAX_PATH) return null;
  return search === "" ? path : `${path}?${search}`;
}

/** Returns the fields as a query, each byte escaped. */
export function queryOf(fields: readonly HostileField[]): string {
  return fields.map(formPair).join("&");
}

type Exchange = { name: string; value: HostileValue };

function bodyOf(
  { body, files = {} }: GoodCall,
  encoding: Encoding,
  exchange: Exchange | undefined,
): { type: string; body: Buffer } | undefined {
  if (!body && Object.keys(files).length === 0 && !exchange) return undefined;
  const rest = Object.entries(body ?? {}).filter(([name]) => name !== exchange?.name);
  if (encoding === "json") return { type: "application/json", body: jsonOf(rest, exchange) };
  const entries: HostileField[] = [
    ...rest.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    ...(exchange ? exchange.value.fields(exchange.name) : []),
  ];
  if (encoding === "urlencoded") {
    const type = "application/x-www-form-urlencoded";
    return { type, body: Buffer.from(queryOf(entries)) };
  }
  const pictures = Object.entries(files).filter(([name]) => name !== exchange?.name);
  return multipartOf([
    ...entries,
    ...pictures.map(([name, bytes]) => ({ name, bytes, fileName: "a.jpg" })),
  ]);
}

function jsonOf(rest: [string, string][], exchange: Exchange | undefined): Buffer {
  const members = rest.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`);
  const before = `{${members.join(",")}`;
  if (!exchange) return Buffer.from(`${before}}`);
  const comma = members.length > 0 ? "," : "";
  return Buffer.concat([
    Buffer.from(`${before}${comma}${JSON.stringify(exchange.name)}:`),
    Buffer.from(exchange.value.json),
    Buffer.from("}"),
  ]);
}

function multipartOf(fields: HostileField[]): { type: string; body: Buffer } {
  const boundary = `sekar${randomBytes(12).toString("hex")}`;
  const parts = fields.flatMap(({ name, bytes, fileName }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${
        fileName === undefined ? "" : `; filename="${quoted(fileName)}"`
      }\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function quoted(text: string): string {
  return text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function formPair({ name, bytes }: HostileField): string {
  return `${escaped(Buffer.from(name))}=${escaped(bytes)}`;
}

function escaped(bytes: Buffer): string {
  const text = bytes.toString("latin1");
  if (/^[\w.~-]*$/.test(text)) return text;
  const unreserved = /[\w.~-]/;
  return [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return unreserved.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
    })
    .join("");
}
