import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, open, type ZipFile } from "yauzl";
import { AppError } from "../../errors.ts";
import { MANIFEST_FILE, type Manifest, manifestSchema, type StoredFile } from "./manifest.ts";

/** Above any manifest: a line for each picture. */
const MAX_MANIFEST_BYTES = 200_000_000;

export type Archive = {
  manifest: Manifest;
  /** Streams one of the manifest's files. */
  read: (name: string) => Promise<Readable>;
  close: () => void;
};

/** Opens an archive and reads its manifest. Throws invalid for a file that is none, or of another version. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw refusal(`${name} is missing in the archive`);
      return await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    };
    const manifest = await readManifest(entries, read);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export function refusal(message: string, cause?: unknown): AppError {
  return new AppError("invalid", message, { cause });
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (zip) resolve(zip);
      else reject(refusal(`${path} can't be read as a zip: ${error?.message}`, error));
    });
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("error", (error: Error) =>
      reject(refusal(`The zip is damaged: ${error.message}`, error)),
    );
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function readManifest(
  entries: ReadonlyMap<string, Entry>,
  read: Archive["read"],
): Promise<Manifest> {
  const size = entries.get(MANIFEST_FILE)?.uncompressedSize ?? 0;
  if (size > MAX_MANIFEST_BYTES) throw refusal(`${MANIFEST_FILE} is too large`);
  const stream = await read(MANIFEST_FILE);
  let content: unknown;
  try {
    content = JSON.parse((await buffer(stream)).toString());
  } catch (error) {
    throw refusal(`${MANIFEST_FILE} is damaged`, error);
  }
  const version = (content as { version?: unknown } | null)?.version;
  const parsed = manifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === "version") throw refusal(`Version ${version} of archives is unknown`);
  throw refusal(`${MANIFEST_FILE}: ${issue?.path.join(".")} is ${issue?.message}`);
}

/** Throws invalid for a file that isn't as it was exported. */
export async function checkFile({ read }: Archive, path: string, file: StoredFile): Promise<void> {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = await read(path);
  try {
    for await (const chunk of stream) {
      hash.update(chunk as Buffer);
      bytes += (chunk as Buffer).length;
    }
  } catch (error) {
    throw refusal(`${path} is damaged: ${(error as Error).message}`, error);
  }
  if (bytes !== file.bytes || hash.digest("hex") !== file.sha256) {
    throw refusal(`${path} was changed since the export: its checksum differs`);
  }
}
