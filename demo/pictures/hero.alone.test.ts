import { globSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

const MOTIFS = new URL("../../public/motifs/", import.meta.url).pathname;
const WIDTH = 240;

/** Least mean difference of brightness, of 255, between a picture and itself moved sideways. */
const LEAST_DIFFERENCE = 30;

test.each(globSync("hero*.avif", { cwd: MOTIFS }))("%s repeats nowhere", async (name) => {
  const { data, info } = await sharp(MOTIFS + name)
    .resize(WIDTH)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let shift = 24; shift <= (WIDTH * 2) / 3; shift += 1) {
    let [sum, count] = [0, 0];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = shift; x < WIDTH; x += 1) {
        sum += Math.abs((data[y * WIDTH + x] ?? 0) - (data[y * WIDTH + x - shift] ?? 0));
        count += 1;
      }
    }
    expect([shift, sum / count > LEAST_DIFFERENCE]).toEqual([shift, true]);
  }
});
