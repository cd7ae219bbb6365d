import "server-only";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../../errors.ts";
import { MAX_PICTURE_BYTES } from "../../media/picture-rules.ts";
import {
  fieldsOf,
  MAX_FIELDS,
  type RawFields,
  tooLarge,
  tooMany,
  unreadable,
} from "./read-body.ts";
import { UploadedForm } from "./uploaded-form.ts";

/** All text fields together, and the boundaries; as other bodies without files. */
const MAX_TEXT_BYTES = 256 * 1024;

/**
 * Reads a multipart form with files in `fileFields`: bytes, or OversizedFile. Throws bad-request, too-large,
 * and invalid on the field of a file that makes the body too large.
 */
export async function readUpload(
  request: Request,
  fileFields: readonly string[],
  tooLargeMessage: string,
  maxFileBytes = MAX_PICTURE_BYTES,
): Promise<RawFields> {
  if (!request.body) throw unreadable();
  const parser = openParser(request.headers.get("content-type") ?? "", maxFileBytes);
  const form = new UploadedForm(parser, fileFields);
  const limit = fileFields.length * maxFileBytes + MAX_TEXT_BYTES;
  try {
    await pipeline(limitBytes(request.body, limit), parser);
  } catch (cause) {
    if (form.hasTooManyParts) throw tooMany();
    if (cause instanceof BodyTooLarge || form.hasTooMuchText) {
      throw beyondLimits(form.oversized, tooLargeMessage);
    }
    throw unreadable(cause);
  }
  return fieldsOf(form.entries);
}

/** Returns whether a body is a multipart form, with files or without. */
export function isMultipart(request: Request): boolean {
  return /^\s*multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

class BodyTooLarge extends Error {}

async function* limitBytes(body: ReadableStream<Uint8Array>, limit: number) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge();
    yield chunk;
  }
}

function openParser(type: string, maxFileBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        parts: MAX_FIELDS,
        fieldSize: MAX_TEXT_BYTES,
        fileSize: maxFileBytes,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

function beyondLimits(oversized: readonly string[], message: string): AppError {
  if (oversized.length === 0) return tooLarge();
  const fields = Object.fromEntries(oversized.map((field) => [field, [message]]));
  return new AppError("invalid", message, { fields });
}
