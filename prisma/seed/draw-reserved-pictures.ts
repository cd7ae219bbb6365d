import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import pg from "pg";
import { env } from "../../lib/env.ts";
import { workOnPicturesAtOnce } from "../../lib/media/picture-turns.ts";
import { listReservedPictures, storeReservedPicture } from "../../lib/media/reserved-pictures.ts";
import { demoPictureSpecs } from "./demo/demo-picture-specs.ts";
import { tile } from "./demo-pictures.ts";

/** The image holds both files as plain JavaScript (scripts/image/bundle-tools.mjs). */
const ENDING = path.extname(fileURLToPath(import.meta.url)) === ".ts" ? ".ts" : ".mjs";

/** Any number that nothing else on the database locks. */
const DRAWING_LOCK = 7_352_202;

/** Stored at once: one is decoded while another waits for the disk. */
const STORING_AT_ONCE = 4;

const REPORT_EVERY = 40;

/**
 * Draws the demo's reserved pictures and stores each as it comes. An interrupted run loses only the
 * pictures in work: the next one draws what is still reserved. Two runs on one database take turns.
 */
export async function drawReservedPictures(): Promise<void> {
  const lock = new pg.Client({ connectionString: env().DATABASE_URL });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [DRAWING_LOCK]);
    await drawAll();
  } finally {
    await lock.end();
  }
}

async function drawAll(): Promise<void> {
  const keys = new Map((await listReservedPictures()).map(({ name, key }) => [name, key]));
  if (keys.size === 0) return;
  const all = demoPictureSpecs();
  const total = Math.max(all.size, keys.size);
  let done = total - keys.size;
  const store = async (name: string, bytes: Buffer): Promise<void> => {
    await storeReservedPicture(keys.get(name) ?? "", bytes);
    done++;
    if (done % REPORT_EVERY === 0 && done < total) report(done, total);
  };
  report(done, total);
  // A picture of an older version's demo has no drawing any more.
  for (const name of keys.keys()) if (!all.has(name)) await store(name, await tile(name));
  const folder = path.resolve(env().DATA_DIR, "demo-pictures");
  await draw(
    folder,
    [...all.keys()].filter((name) => keys.has(name)),
    async (name) => {
      const file = path.join(folder, `${name}.jpg`);
      await store(name, await readFile(file));
      await rm(file);
    },
  );
  await rm(folder, { recursive: true, force: true });
  console.log(`All ${total} of the demo's pictures are drawn.`);
}

function report(done: number, total: number): void {
  console.log(`Drawing the demo's pictures goes on: ${done} of ${total}.`);
}

/**
 * Draws pictures into the folder in a process of its own, since this one has SVG decoding blocked, as
 * the shop does. Calls `take` for each that is drawn.
 */
async function draw(
  folder: string,
  names: string[],
  take: (name: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  workOnPicturesAtOnce(STORING_AT_ONCE);
  const script = fileURLToPath(new URL(`./pictures/render-all${ENDING}`, import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...names], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const inTurn = pLimit(STORING_AT_ONCE);
  const taken: Promise<void>[] = [];
  child.on("message", (name: string) => {
    const stored = inTurn(() => take(name));
    // Nothing more is drawn for a storage that fails; the error itself is thrown below.
    stored.catch(() => child.kill());
    taken.push(stored);
  });
  const [code] = await once(child, "close");
  await Promise.all(taken);
  if (code !== 0) throw new Error("the demo's pictures can't be drawn");
}
