import "server-only";
import { AppError } from "../../errors.ts";

const MAX_BODY_BYTES = 256 * 1024;

/** Fields of one body or query, and the separators of an encoded form. */
export const MAX_FIELDS = 200;
const MAX_VALUES_OF_ONE_NAME = 50;

/** Members of all objects in JSON. The largest bulk change has a hundred of at most ten. */
const MAX_MEMBERS = 2_000;

const [BACKSLASH, COLON, QUOTE] = Buffer.from('\\:"');

export type RawFields = Record<string, unknown>;

/** Reads JSON or a form. Schemas limit the fields `lists`. Throws bad-request, too-large, unsupported-media-type. */
export async function readBody(
  request: Request,
  lists: readonly string[] = [],
): Promise<RawFields> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const bytes = await readBytes(request);
  if (!type && bytes.byteLength === 0) return {};
  if (type === "application/json") return readJson(bytes, lists);
  if (type === "application/x-www-form-urlencoded") return readForm(bytes);
  throw new AppError("unsupported-media-type", "This kind of body isn't understood");
}

/** Returns a body as it was sent, which a signature is about. Throws bad-request and too-large. */
export async function readText(request: Request): Promise<string> {
  return decodeText(await readBytes(request));
}

/** Counts while reading: content-length may be wrong, and a chunked body has none. */
async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // Else an aborted body's ECONNRESET would count as the database's.
    throw error instanceof AppError ? error : unreadable(error);
  }
  return Buffer.concat(chunks);
}

function readJson(bytes: Uint8Array, lists: readonly string[]): RawFields {
  if (bytes.byteLength === 0) return {};
  // Parsing 30,000 names takes 50 ms, and counting them two.
  if (countMembers(bytes) > MAX_MEMBERS) throw tooMany();
  const text = decodeText(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw unreadable();
  if (hasInvalidText(text)) throw unreadable();
  const fields = Object.entries(value);
  if (fields.length > MAX_FIELDS) throw tooMany();
  for (const [name, list] of fields) {
    if (!Array.isArray(list) || lists.includes(name)) continue;
    if (list.length > MAX_VALUES_OF_ONE_NAME) throw tooMany();
  }
  return value as RawFields;
}

function countMembers(json: Uint8Array): number {
  let count = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText && byte === BACKSLASH) at += 1;
    else if (!isText && byte === COLON) count += 1;
  }
  return count;
}

/** Complete surrogate pairs, and escapes other than \u. */
const VALID_ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|[^u])/g;

/** Returns whether JSON holds a NUL or a lone surrogate, which PostgreSQL can't store. */
function hasInvalidText(json: string): boolean {
  return /\\u(?:0000|[dD][89a-fA-F])|\0/.test(json.replaceAll(VALID_ESCAPES, ""));
}

function readForm(bytes: Buffer): RawFields {
  // Parsing 131,000 fields takes 50 ms, and counting to 200 none.
  if (countUpTo(MAX_FIELDS + 1, bytes) > MAX_FIELDS) throw tooMany();
  return fieldsOf(new URLSearchParams(bytes.toString()));
}

/** Counts the separators of a form, and stops at `most`. */
function countUpTo(most: number, form: Buffer): number {
  let count = 0;
  for (let at = form.indexOf("&"); at !== -1 && count < most; at = form.indexOf("&", at + 1)) {
    count += 1;
  }
  return count;
}

/**
 * Names that end in [] are lists. Another name given twice becomes a list too, so that its schema rejects it.
 * Throws bad-request for more than 200 fields, or 50 of one name.
 */
export function fieldsOf(entries: Iterable<[string, unknown]>): RawFields {
  const values = new Map<string, unknown[]>();
  let count = 0;
  for (const [name, value] of entries) {
    if (typeof value === "string" && value.includes("\0")) throw unreadable();
    const ofName = values.get(name) ?? [];
    ofName.push(value);
    count += 1;
    if (count > MAX_FIELDS || ofName.length > MAX_VALUES_OF_ONE_NAME) throw tooMany();
    values.set(name, ofName);
  }
  const fields = [...values].map(([name, ofName]) => {
    return [name, ofName.length > 1 || name.endsWith("[]") ? ofName : ofName[0]];
  });
  // Object.fromEntries defines members, so that __proto__ is one like any other.
  return Object.fromEntries(fields);
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

export function unreadable(cause?: unknown): AppError {
  return new AppError("bad-request", "The request can't be read", { cause });
}

export function tooMany(): AppError {
  return new AppError("bad-request", "The request has too many fields");
}

export function tooLarge(): AppError {
  return new AppError("too-large", "The request is too large");
}
