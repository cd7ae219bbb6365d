import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { ADVISORY_LOCKS } from "../lib/database/advisory-locks.ts";
import { env } from "../lib/environment/env.ts";
import { listReservedPictures, storeReservedPicture } from "../lib/media/reserved-pictures.ts";
import { storingQueue, tile } from "./demo-pictures.ts";
import { demoPictureSpecs } from "./goods/demo-picture-specs.ts";

/** The image holds both files as plain JavaScript (scripts/image/bundle-tools.mjs). */
const ENDING = path.extname(fileURLToPath(import.meta.url)) === ".ts" ? ".ts" : ".mjs";

const REPORT_EVERY = 40;

/**
 * Draws the demo's reserved pictures and stores each one when it is drawn. An interrupted run loses
 * only the pictures in work: the next run draws the rest. Two runs on one database take turns.
 */
export async function drawReservedPictures(): Promise<void> {
  const lock = new pg.Client({ connectionString: env().DATABASE_URL });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCKS.drawing]);
    await drawAll();
  } finally {
    await lock.end();
  }
}

async function drawAll(): Promise<void> {
  const reserved = await listReservedPictures();
  if (reserved.length === 0) return;
  const specs = demoPictureSpecs();
  const total = Math.max(specs.size, reserved.length);
  let done = total - reserved.length;
  report(done, total);
  const store = async (key: string, bytes: Buffer): Promise<void> => {
    await storeReservedPicture(key, bytes);
    done++;
    if (done % REPORT_EVERY === 0 && done < total) report(done, total);
  };
  const keys = new Map<string, string>();
  for (const { key, name } of reserved) {
    if (specs.has(name)) keys.set(name, key);
    // An older version reserved a picture that this one can't draw.
    else await store(key, await tile(name));
  }
  if (keys.size > 0) await draw(keys, specs.keys(), store);
  console.log(`All ${total} of the demo's pictures are drawn.`);
}

function report(done: number, total: number): void {
  console.log(`Drawing the demo's pictures: ${done} of ${total}.`);
}

/**
 * Draws pictures in the given order and calls `store` for each one. Drawing runs in a process of its
 * own, because this one blocks the SVG decoder, as the shop does.
 */
async function draw(
  keys: ReadonlyMap<string, string>,
  order: Iterable<string>,
  store: (key: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const folder = path.resolve(env().DATA_DIR, "demo-pictures");
  const names = [...order].filter((name) => keys.has(name));
  const script = fileURLToPath(new URL(`./render-all${ENDING}`, import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...names], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const queue = storingQueue();
  const stored: Promise<void>[] = [];
  child.on("message", (name: string) => {
    const key = keys.get(name);
    if (!key) return;
    const storing = queue(async () => {
      const file = path.join(folder, `${name}.jpg`);
      await store(key, await readFile(file));
      await rm(file);
    });
    // Stops drawing when the storage fails; the error is thrown below.
    storing.catch(() => child.kill());
    stored.push(storing);
  });
  const [code] = await once(child, "close");
  await Promise.all(stored);
  if (code !== 0) throw new Error("the demo's pictures can't be drawn");
  await rm(folder, { recursive: true, force: true });
}
