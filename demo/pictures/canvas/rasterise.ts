import sharp from "sharp";
import { lruCache } from "./lru-cache.ts";
import type { Box } from "./picture-canvas.ts";

export type Raster = {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
};

async function decode(svg: string, channels: 3 | 4): Promise<Raster> {
  const image = sharp(Buffer.from(svg));
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** Draws SVG content into a raster of the box's size; the box is in pixels. */
export function rasterise(content: string, box: Box, channels: 3 | 4): Promise<Raster> {
  const view = `viewBox="${box.left} ${box.top} ${box.width} ${box.height}"`;
  return decode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${view} width="${box.width}" height="${box.height}">${content}</svg>`,
    channels,
  );
}

/** A tile stretched to whole pixels, so that it can be sampled round and round. */
export function rasteriseTile(
  content: string,
  size: { width: number; height: number },
  density: number,
): Promise<Raster> {
  const width = Math.round(size.width * density);
  const height = Math.round(size.height * density);
  const view = `viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none"`;
  return decode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${view} width="${width}" height="${height}">${content}</svg>`,
    3,
  );
}

const masks = lruCache<Promise<Uint8Array>>(160);

/** Returns the share of each pixel that an outline covers, 0 to 255. */
export function maskOf(outline: string, box: Box): Promise<Uint8Array> {
  const key = `${outline}|${box.left},${box.top},${box.width},${box.height}`;
  return masks(key, async () => {
    const shape = `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="#000"/><path d="${outline}" fill="#fff"/>`;
    const { data } = await rasterise(shape, box, 3);
    const mask = new Uint8Array(box.width * box.height);
    for (let index = 0; index < mask.length; index++) mask[index] = data[index * 3] ?? 0;
    return mask;
  });
}
