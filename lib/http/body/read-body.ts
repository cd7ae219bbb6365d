import "server-only";
import { AppError } from "../../errors.ts";

/** Limit for a body without files. */
const MAX_BODY_BYTES = 256 * 1024;

const FORM_TYPES = ["multipart/form-data", "application/x-www-form-urlencoded"];

export type RawFields = Record<string, unknown>;

/** Reads a body in any of the three encodings. Throws bad-request, too-large and unsupported-media-type. */
export async function readBody(request: Request): Promise<RawFields> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const bytes = await readBytes(request);
  if (!type && bytes.byteLength === 0) return {};
  if (type === "application/json") return readJson(bytes);
  if (type && FORM_TYPES.includes(type)) return readForm(request, bytes);
  throw new AppError("unsupported-media-type", "This kind of body isn't understood");
}

/** Counts while reading: content-length may be wrong, and a chunked body has none. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
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
  return new Uint8Array(Buffer.concat(chunks));
}

function readJson(bytes: Uint8Array): RawFields {
  if (bytes.byteLength === 0) return {};
  const text = decodeText(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw unreadable();
  if (hasInvalidText(text)) throw unreadable();
  return value as RawFields;
}

/** Complete surrogate pairs, and escapes other than \u. */
const VALID_ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|[^u])/g;

/** Returns whether JSON holds a NUL or a lone surrogate, which PostgreSQL can't store. */
function hasInvalidText(json: string): boolean {
  return /\\u(?:0000|[dD][89a-fA-F])|\0/.test(json.replaceAll(VALID_ESCAPES, ""));
}

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<RawFields> {
  const contentType = request.headers.get("content-type") ?? "";
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw unreadable();
  }
  return fieldsOf(form);
}

/** Names that end in [] are lists. Another name given twice becomes a list too, so that its schema rejects it. */
export function fieldsOf(entries: Iterable<[string, unknown]>): RawFields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (typeof value === "string" && value.includes("\0")) throw unreadable();
    const before = fields.get(name);
    if (before === undefined) fields.set(name, name.endsWith("[]") ? [value] : value);
    else fields.set(name, Array.isArray(before) ? [...before, value] : [before, value]);
  }
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

export function tooLarge(): AppError {
  return new AppError("too-large", "The request is too large");
}
