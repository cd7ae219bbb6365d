import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { exportShop } from "#lib/archive/export-shop.ts";
import { importShop } from "#lib/archive/import-shop.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import type { Command } from "./command.ts";

/** Returns a path as the operator means it: npm runs commands in the clone's folder. */
const asTyped = (file: string) => path.resolve(process.env.INIT_CWD ?? ".", file);

export const moveCommands: Record<string, Command> = {
  "export-shop": {
    summary: "writes the whole shop into a new zip: goods, pictures, customers, orders, settings",
    words: ["<file.zip>"],
    async run({ words: [word = ""] }) {
      const file = asTyped(word);
      const unfinished = `${file}.unfinished`;
      try {
        // For the owner alone: it has customers' addresses and password hashes.
        const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600 });
        const { tables, pictures } = await exportShop(output);
        await rename(unfinished, file);
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        const done = { tables: tables.length, rows, files: pictures.length };
        const text = `${file} has ${rows} rows of ${tables.length} tables and ${pictures.length} files of pictures.\nIt holds customers' addresses and password hashes: keep it like a backup.`;
        return { data: { file, ...done }, text, done };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST")
          await rm(unfinished, { force: true });
        throw error;
      }
    },
  },
  "import-shop": {
    summary: "fills an empty shop from such a zip, wholly or not at all, and verifies its books",
    words: ["<file.zip>"],
    async run({ words: [word = ""] }) {
      const done = { ...(await importShop(asTyped(word))), deviations: 0 };
      done.deviations = (await verifyBooks()).length;
      const books = done.deviations === 0 ? "The books are right." : "See verify-books.";
      const text = `${done.rows} rows and ${done.pictures} pictures are here. ${books}\nRestart the web servers. Everybody signs in again; second factors are set up again.`;
      return { data: done, text, done, code: done.deviations === 0 ? 0 : 1 };
    },
  },
};
