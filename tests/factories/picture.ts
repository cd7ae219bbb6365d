import sharp from "sharp";

type Wanted = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/** Returns a plain picture's bytes, like a camera's or a drawing program's. */
export function makePicture({
  width = 64,
  height = 80,
  format = "jpeg",
}: Wanted = {}): Promise<Buffer> {
  const background = { r: 120, g: 90, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a picture above 2 MB that compresses badly, like a detailed photo. */
export function makeNoise(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const background = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: 1500, height: 2000, channels: 3, background, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Returns a small file with small frames. Its 31 frames together have more than 24 megapixels. */
export async function makeLongAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: 31 }, (_, frame) => {
      const background = { r: frame * 8, g: 90, b: 60 };
      return sharp({ create: { width: 800, height: 1000, channels: 3, background } })
        .png()
        .toBuffer();
    }),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
