import "server-only";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../errors.ts";
import { MAX_PICTURE_BYTES } from "../media/picture-rules.ts";
import { drainBody } from "./internal/drain-body.ts";
import { UploadedForm } from "./internal/uploaded-form.ts";
import { fieldsOf, type RawFields, readBody } from "./read-body.ts";

/** All text fields of a form together, and what stands between the parts. */
const MAX_TEXT_BYTES = 256 * 1024;
const MAX_PARTS = 60;

/**
 * A form's fields where each of `slots` may hold a file: as bytes, or as OversizedFile where it is
 * beyond the limit, which is noticed while reading and never kept. Files of other names are read
 * past. A body without files is read as on every other route. Throws bad-request, too-large and,
 * where a file is what makes the whole too large, invalid on its slot in the words given.
 */
export async function readUpload(
  request: Request,
  slots: readonly string[],
  tooLargeWords: string,
): Promise<RawFields> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) return readBody(request);
  const parser = openParser(type);
  const form = new UploadedForm(parser, slots);
  const limit = slots.length * MAX_PICTURE_BYTES + MAX_TEXT_BYTES;
  try {
    await pipeline(upTo(limit, request.body), parser);
  } catch (cause) {
    void drainBody(request.body);
    if (cause instanceof TooMuch || form.hasTooMuch) throw tooLarge(form.oversized, tooLargeWords);
    throw unreadable(cause);
  }
  return fieldsOf(form.entries);
}

class TooMuch extends Error {}

/** Counts while reading: a declared length may lie, and a chunked body declares none. */
async function* upTo(limit: number, body: ReadableStream<Uint8Array>) {
  let size = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > limit) throw new TooMuch();
    yield chunk;
  }
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        parts: MAX_PARTS,
        fieldSize: MAX_TEXT_BYTES,
        fileSize: MAX_PICTURE_BYTES,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

function tooLarge(oversized: readonly string[], words: string): AppError {
  if (oversized.length === 0) return new AppError("too-large", "The request is too large");
  const fields = Object.fromEntries(oversized.map((slot) => [slot, [words]]));
  return new AppError("invalid", words, { fields });
}

function unreadable(cause: unknown): AppError {
  return new AppError("bad-request", "The request can't be read", { cause });
}
