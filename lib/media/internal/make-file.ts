import { AppError, notFound } from "../../errors.ts";
import { limitPictureWork } from "../picture-concurrency.ts";
import { decodePixels, encodeFile } from "./encode-picture.ts";
import type { PictureStorage } from "./picture-storage.ts";

/** Uploads wait behind these: a file takes about a quarter of a second. */
const MAX_FLIGHTS = 32;

const flights = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Makes a file from another of its picture, as a single flight. Throws not-found, and unavailable (too many). */
export async function makeFile(
  storage: PictureStorage,
  key: string,
  file: string,
  source: string,
): Promise<Buffer<ArrayBuffer>> {
  const name = `${key}/${file}`;
  const existing = flights.get(name);
  if (existing) return existing;
  if (flights.size >= MAX_FLIGHTS) {
    throw new AppError("unavailable", "This picture is being made. Please try again.", {
      headers: { "retry-after": "5" },
    });
  }
  const flight = make(storage, key, file, source).finally(() => flights.delete(name));
  flights.set(name, flight);
  return flight;
}

async function make(storage: PictureStorage, key: string, file: string, source: string) {
  const bytes = await storage.read(key, source);
  if (!bytes) throw notFound("Picture");
  const made = await limitPictureWork(async () => encodeFile(await decodePixels(bytes), file));
  if (!(await storage.addFiles(key, [made]))) throw notFound("Picture");
  return made.bytes;
}
