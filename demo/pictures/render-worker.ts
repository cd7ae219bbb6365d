import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import type { PictureSpec } from "./picture-spec.ts";
import { renderPicture } from "./render-picture.ts";

// One picture at a time and one thread each: the number of workers decides how much is used.
sharp.concurrency(1);

const { directory } = workerData as { directory: string };

parentPort?.on("message", async ({ key, spec }: { key: string; spec: PictureSpec }) => {
  const file = join(directory, `${key}.jpg`);
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, await renderPicture(spec));
  await rename(unfinished, file);
  parentPort?.postMessage(key);
});
