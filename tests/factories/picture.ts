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

const PAGE = { width: 720, height: 1500 };

/** Returns a banking app's page of one transfer, whose words are those of `said`, drawn as blocks. */
export function drawTransfer(said: string): Promise<Buffer> {
  const { width, height } = PAGE;
  const pixels = Buffer.alloc(width * height, 255);
  const fill = (left: number, top: number, wide: number, high: number, grey: number) => {
    for (let y = top; y < top + high; y += 1) {
      pixels.fill(grey, y * width + left, y * width + left + wide);
    }
  };
  fill(0, 40, width, 120, 90);
  const lines = ["Transfer Berhasil", `Rp ${said}`, "Ke SEKAR BATIK", `Ref ${said}`, "Selesai"];
  for (const [row, line] of lines.entries()) {
    for (const [at, sign] of [...line].entries()) {
      // A sign is six squares, of which its code fills some.
      const code = (sign.codePointAt(0) ?? 0) * 37;
      for (let bit = 0; bit < 6; bit += 1) {
        const [x, y] = [60 + at * 34 + (bit % 2) * 14, 260 + row * 240 + (bit >> 1) * 22];
        if ((code >> bit) & 1) fill(x, y, 12, 20, 34);
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
