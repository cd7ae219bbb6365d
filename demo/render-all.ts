import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { demoPictureSpecs } from "./goods/demo-picture-specs.ts";

/**
 * node demo/render-all.ts OUT_DIR NAME …
 * Renders the named pictures of the demo data, except those that exist. Sends each finished name to
 * its parent process. Runs in a process of its own, because the shop blocks the SVG decoder.
 */
const WORKERS = 2;
/** The image holds both files as plain JavaScript. */
const ending = extname(import.meta.filename);

const [directory, ...names] = process.argv.slice(2);
if (!directory) {
  console.error("usage: node demo/render-all.ts OUT_DIR NAME …");
  process.exit(2);
}
// Ends when its parent process ends.
const giveUp = () => process.exit(1);
process.once("disconnect", giveUp);
await mkdir(directory, { recursive: true });

const specs = demoPictureSpecs();
const waiting = names.flatMap((key) => {
  const spec = specs.get(key);
  return spec ? [{ key, spec }] : [];
});

function runWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(`./pictures/render-worker${ending}`, import.meta.url), {
      workerData: { directory },
    });
    const give = () => {
      const picture = nextToRender();
      if (picture) worker.postMessage(picture);
      else void worker.terminate().then(() => resolve());
    };
    worker.on("error", reject);
    worker.on("message", (key: string) => {
      process.send?.(key);
      give();
    });
    give();
  });
}

/** Skips what an interrupted run has rendered. */
function nextToRender() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!existsSync(join(directory as string, `${next.key}.jpg`))) return next;
    process.send?.(next.key);
  }
}

await Promise.all(Array.from({ length: WORKERS }, runWorker));
process.off("disconnect", giveUp);
process.disconnect?.();
