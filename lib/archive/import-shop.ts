import "server-only";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { AppError } from "../errors.ts";
import {
  isPictureName,
  type MovedPicture,
  PICTURE_SHELVES,
  removeMovedPictures,
  storeMovedPicture,
} from "../media/moved-pictures.ts";
import {
  COPY_FORMAT,
  listColumns,
  listMigrations,
  onOwnConnection,
  quoted,
} from "./internal/connection.ts";
import { type Manifest, tableFile } from "./internal/manifest.ts";
import { type Archive, checkFile, openArchive, refusal } from "./internal/zip-file.ts";
import { MOVED_TABLES, type MovedTable } from "./tables.ts";

export type ImportedShop = { rows: number; pictures: number };

/**
 * Fills an empty shop from an archive, wholly or not at all. Throws invalid with the file (and line) for a bad
 * archive, conflict where the shop has rows already, unavailable where pictures can't be stored.
 */
export async function importShop(path: string): Promise<ImportedShop> {
  const archive = await openArchive(path);
  const stored: MovedPicture[] = [];
  try {
    await checkFiles(archive);
    return await onOwnConnection("", async (client) => {
      await assertFits(client, archive.manifest);
      for (const table of MOVED_TABLES) await fillTable(client, archive, table);
      const pictures = await storePictures(archive, stored);
      return { rows: archive.manifest.tables.reduce((sum, { rows }) => sum + rows, 0), pictures };
    });
  } catch (error) {
    await removeMovedPictures(stored);
    throw error;
  } finally {
    archive.close();
  }
}

async function checkFiles(archive: Archive): Promise<void> {
  const { tables, pictures } = archive.manifest;
  for (const table of tables) await checkFile(archive, tableFile(table.name), table);
  for (const picture of pictures) {
    pictureOf(picture.name);
    await checkFile(archive, picture.name, picture);
  }
}

async function assertFits(client: pg.Client, manifest: Manifest): Promise<void> {
  if (!(await listMigrations(client)).includes(manifest.schema)) {
    throw refusal(
      `The archive is of a newer release (${manifest.schema}). Upgrade this shop first`,
    );
  }
  const known = new Set(MOVED_TABLES.map(({ name }) => name));
  const other = manifest.tables.find(({ name }) => !known.has(name));
  if (other) throw refusal(`${tableFile(other.name)} is no table of this shop`);
  for (const { name, present, where } of MOVED_TABLES) {
    if (present) continue;
    const { rows } = await client.query(
      `SELECT FROM ${quoted([name])} WHERE ${where ?? "true"} LIMIT 1`,
    );
    if (rows.length > 0) {
      throw new AppError("conflict", `The shop isn't empty: ${name} has rows. Nothing was changed`);
    }
  }
}

async function fillTable(client: pg.Client, archive: Archive, table: MovedTable): Promise<void> {
  const { name, present } = table;
  const file = tableFile(name);
  const found = archive.manifest.tables.find((one) => one.name === name);
  // A table of a later release.
  if (!found) return;
  const known = await listColumns(client, name);
  const strange = found.columns.find((column) => !known.includes(column));
  if (strange) throw refusal(`${file} has the column ${strange}, which this shop doesn't have`);
  if (present === "replaced") await client.query(`DELETE FROM ${quoted([name])}`);
  const target = `${quoted([name])} (${quoted(found.columns)})`;
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN ${COPY_FORMAT}`));
  try {
    await pipeline(await archive.read(file), stream);
  } catch (error) {
    throw rowRefusal(file, error);
  }
  if (stream.rowCount !== found.rows) {
    throw refusal(`${file} has ${stream.rowCount} rows instead of ${found.rows}`);
  }
}

/** PostgreSQL names the line and the column, or the key that leads nowhere. Other errors stay as they are. */
function rowRefusal(file: string, error: unknown): unknown {
  const { code, message, detail, where } = error as pg.DatabaseError;
  // Class 22: a value; 23: a constraint.
  if (!/^2[23]/.test(code ?? "")) return error;
  const place = /\bline (\d+)(?:, column ([^:]+))?/.exec(where ?? "");
  const at = [place?.[1] && `line ${place[1]}`, place?.[2] && `column ${place[2]}`];
  return refusal(
    [file, ...at.filter(Boolean), [message, detail].filter(Boolean).join(". ")].join(": "),
    error,
  );
}

function pictureOf(path: string): MovedPicture & { file: string } {
  const [folder, shelfName, key = "", file = "", ...rest] = path.split("/");
  const shelf = PICTURE_SHELVES.find((one) => one === shelfName);
  if (folder === "pictures" && shelf && rest.length === 0 && isPictureName(key, file)) {
    return { shelf, key, file };
  }
  throw refusal(`${path} is no picture's name`);
}

/** Stores all pictures, each with its files at once. Adds to `stored` what wasn't there before. */
async function storePictures(archive: Archive, stored: MovedPicture[]): Promise<number> {
  const paths = new Map<string, string[]>();
  for (const { name } of archive.manifest.pictures) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    paths.set(folder, [...(paths.get(folder) ?? []), name]);
  }
  for (const [first = "", ...others] of paths.values()) {
    const { shelf, key } = pictureOf(first);
    const files = await Promise.all([first, ...others].map((path) => readFile(archive, path)));
    if (await storeMovedPicture({ shelf, key }, files)) stored.push({ shelf, key });
  }
  return paths.size;
}

async function readFile(archive: Archive, path: string) {
  return {
    name: pictureOf(path).file,
    bytes: Buffer.from(await buffer(await archive.read(path))),
  };
}
