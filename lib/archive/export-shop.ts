import "server-only";
import { createHash } from "node:crypto";
import { Readable, Transform, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { ZipFile } from "yazl";
import { listUsedPictures, PICTURE_SHELVES, readPictureFiles } from "../media/moved-pictures.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import {
  COPY_FORMAT,
  listColumns,
  listMigrations,
  onOwnConnection,
  quoted,
} from "./internal/connection.ts";
import {
  ARCHIVE_VERSION,
  MANIFEST_FILE,
  type Manifest,
  type StoredFile,
  tableFile,
} from "./internal/manifest.ts";
import { MOVED_TABLES, type MovedTable } from "./tables.ts";

/**
 * Writes the whole shop as one zip: a CSV of each of MOVED_TABLES as of one moment, the pictures that are shown,
 * and a manifest. Streams, so that memory doesn't grow with the shop. Returns the manifest. Throws unavailable
 * (pictures) and what `output` throws.
 */
export async function exportShop(output: Writable): Promise<Manifest> {
  const zip = new ZipFile();
  // The entry's own stream tells the error.
  zip.on("error", () => {});
  const written = pipeline(zip.outputStream, output);
  // Without it an entry would wait for ever to be read.
  const stop = new AbortController();
  written.catch(() => stop.abort());
  const [manifest] = await Promise.all([fill({ zip, signal: stop.signal }), written]);
  return manifest;
}

type Target = { zip: ZipFile; signal: AbortSignal };

async function fill(target: Target): Promise<Manifest> {
  const { zip } = target;
  try {
    const shop = await getShopFacts();
    const exportedAt = new Date().toISOString();
    const tables = await onOwnConnection("ISOLATION LEVEL REPEATABLE READ READ ONLY", (client) =>
      addTables(target, client),
    );
    const manifest: Manifest = {
      version: ARCHIVE_VERSION,
      shop: shop.name,
      exported_at: exportedAt,
      ...tables,
      pictures: await addPictures(target),
    };
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), MANIFEST_FILE);
    zip.end();
    return manifest;
  } catch (error) {
    (zip.outputStream as Readable).destroy(error as Error);
    throw error;
  }
}

async function addTables(target: Target, client: pg.Client) {
  const [schema = ""] = await listMigrations(client);
  const tables: Manifest["tables"] = [];
  for (const table of MOVED_TABLES) tables.push(await addTable(target, client, table));
  return { schema, tables };
}

async function addTable(
  target: Target,
  client: pg.Client,
  { name, without = [], where }: MovedTable,
) {
  const columns = (await listColumns(client, name)).filter((column) => !without.includes(column));
  // Rows in the order of their first column, so that two exports of one shop are alike.
  const rows = `SELECT ${quoted(columns)} FROM ${quoted([name])} WHERE ${where ?? "true"} ORDER BY 1`;
  const stream = client.query(copyTo(`COPY (${rows}) TO STDOUT ${COPY_FORMAT}`));
  const file = await addEntry(target, tableFile(name), stream, true);
  return { ...file, name, columns, rows: stream.rowCount };
}

async function addPictures(target: Target): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const shelf of PICTURE_SHELVES) {
    for await (const picture of listUsedPictures(shelf)) {
      for await (const { name, bytes } of readPictureFiles(picture)) {
        const path = `pictures/${shelf}/${picture.key}/${name}`;
        files.push(await addEntry(target, path, Readable.from([bytes]), false));
      }
    }
  }
  return files;
}

/** Adds a file to the zip. Resolves once it is read to its end. */
async function addEntry(
  { zip, signal }: Target,
  name: string,
  source: Readable,
  compress: boolean,
): Promise<StoredFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  source.on("error", (error) => measured.destroy(error));
  zip.addReadStream(source.pipe(measured), name, { compress });
  await finished(measured, { signal });
  return { name, bytes, sha256: hash.digest("hex") };
}
