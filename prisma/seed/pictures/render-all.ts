import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { demoPictureSpecs } from "../demo/demo-picture-specs.ts";
import type { PictureSpec } from "./picture-spec.ts";

/**
 * node prisma/seed/pictures/render-all.ts OUT_DIR
 * Renders every picture of the demo data that isn't there yet. A process of its own,
 * because the shop blocks the SVG decoder that this needs.
 */
const workers = 2;
const reportEvery = 40;
/** The image holds both files as plain JavaScript. */
const ending = extname(import.meta.filename);

const directory = process.argv[2];
if (!directory) {
  console.error("usage: node prisma/seed/pictures/render-all.ts OUT_DIR");
  process.exit(2);
}
await mkdir(directory, { recursive: true });

const all = [...demoPictureSpecs()].sort(byCloth);
const missing = all.filter(([key]) => !existsSync(join(directory, `${key}.jpg`)));
const started = performance.now();
let next = 0;
let done = 0;

/** Pictures of the same scene follow each other: they share masks. */
function byCloth([, a]: [string, PictureSpec], [, b]: [string, PictureSpec]): number {
  return a.scene.localeCompare(b.scene) || a.motif.localeCompare(b.motif);
}

function report(): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`pictures: ${done} of ${missing.length} rendered after ${seconds} s`);
}

function runWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(`./render-worker${ending}`, import.meta.url), {
      workerData: { directory },
    });
    const give = () => {
      const picture = missing[next++];
      if (picture) worker.postMessage({ key: picture[0], spec: picture[1] });
      else void worker.terminate().then(() => resolve());
    };
    worker.on("error", reject);
    worker.on("message", () => {
      done++;
      if (done % reportEvery === 0) report();
      give();
    });
    give();
  });
}

await Promise.all(Array.from({ length: Math.min(workers, missing.length) }, runWorker));
console.log(`pictures: ${all.length} in place, ${missing.length} of them new`);
if (missing.length > 0) report();
