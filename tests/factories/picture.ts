import sharp from "sharp";

type Wanted = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" };

/** A plain picture's bytes, as a camera or a drawing program would write them. */
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

/** A picture that can't be packed small, as a detailed photo of a phone: above 2 MB. */
export function makeNoise(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const background = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: 1500, height: 2000, channels: 3, background, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Small to look at and small to send, and more than 24 megapixels once all its 31 frames unfold. */
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
