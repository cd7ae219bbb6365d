import { spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { workOnPicturesAtOnce } from "../../lib/media/picture-turns.ts";
import { storePicture } from "../../lib/media/store-picture.ts";
import { type PictureSpec, pictureKey } from "./pictures/picture-spec.ts";

/** The image holds both files as plain JavaScript (scripts/image/bundle-tools.mjs). */
const ENDING = path.extname(fileURLToPath(import.meta.url)) === ".ts" ? ".ts" : ".mjs";

/** Stored at once: one is decoded while another waits for the disk. */
const STORING_AT_ONCE = 4;

/**
 * Draws the demo's pictures into the folder `drawn` and keeps them in the shop's picture storage.
 * Answers the storage key of each by its pictureKey. `small` makes plain tiles instead: tests want pictures, not goods.
 */
export async function seedPictures(
  specs: PictureSpec[],
  drawn: string,
  small: boolean,
): Promise<Map<string, string>> {
  if (!small) await draw(drawn);
  const waiting = [...new Map(specs.map((spec) => [pictureKey(spec), spec])).keys()];
  const stored = new Map<string, string>();
  workOnPicturesAtOnce(STORING_AT_ONCE);
  const storeNext = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const bytes = small ? await tile(name) : await readFile(path.join(drawn, `${name}.jpg`));
      stored.set(name, await storePicture(bytes));
    }
  };
  await Promise.all(Array.from({ length: STORING_AT_ONCE }, storeNext));
  return stored;
}

/** In a process of its own: this one has SVG decoding blocked, as the shop does. */
async function draw(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const script = fileURLToPath(new URL(`./pictures/render-all${ENDING}`, import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: "inherit" });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new Error("the demo's pictures can't be drawn");
}

function tile(name: string): Promise<Buffer> {
  const shade = [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 128;
  return sharp({
    create: { width: 64, height: 80, channels: 3, background: { r: 100 + shade, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer();
}
