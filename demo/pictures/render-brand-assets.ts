import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { flowerMark } from "./brand/flower-mark.ts";
import { motifBand } from "./brand/motif-band.ts";
import { written } from "./brand/nib-lettering.ts";
import type { PictureCanvas } from "./canvas/picture-canvas.ts";
import { DYE } from "./dye-colours.ts";
import { paintScene } from "./paint-scene.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { SCENE_KINDS } from "./scenes/scene-kinds.ts";
import { lookOf } from "./scenes/scene-look.ts";

/**
 * node demo/pictures/render-brand-assets.ts
 * Remakes the logo, the icons, the band, the hero and the sign-in pictures in public/.
 */
const DIRECTORY = new URL("../../public/", import.meta.url).pathname;

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

/** Full colour resolution: otherwise the browns tint the whites. */
const AVIF = { quality: 46, effort: 6, chromaSubsampling: "4:4:4" };

async function save(name: string, content: Buffer | string): Promise<void> {
  const file = join(DIRECTORY, name);
  await writeFile(file, content);
  console.log(`${name}: ${Math.ceil((await stat(file)).size / 1024)} kB`);
}

const fromCanvas = ({ width, height, pixels }: PictureCanvas) =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

async function logo(): Promise<void> {
  const [height, shown] = [192, 96];
  const word = written("Sekar Batik");
  const [left, size] = [206, 0.92];
  const width = Math.ceil(left + word.width * size + 12);
  const content =
    `<g transform="translate(96 96) scale(.98)">${flowerMark()}</g>` +
    `<g transform="translate(${left} 158) scale(${size})" fill="${DYE.soga900}">${word.svg}</g>`;
  await save(
    "logo.png",
    await sharp(svg(width, height, content))
      .resize({ height: shown })
      .png({ compressionLevel: 9, palette: true, colours: 16, effort: 10 })
      .toBuffer(),
  );
}

function icon(size: number): Promise<Buffer> {
  const middle = size / 2;
  const content = `<rect width="${size}" height="${size}" fill="${DYE.mori}"/><g transform="translate(${middle} ${middle}) scale(${(size * 0.43) / 100})">${flowerMark()}</g>`;
  return sharp(svg(size, size, content))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico is a small directory in front of PNGs. */
function icoOf(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + index * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

async function icons(): Promise<void> {
  await save("icon-192.png", await icon(192));
  await save("icon-512.png", await icon(512));
  await save("apple-touch-icon.png", await icon(180));
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await icon(size) })),
  );
  await save("favicon.ico", icoOf(small));
}

/** A cloth that is half drawn, which shows a hand at work. On phones closer to the canting. */
const HERO: PictureSpec = { scene: "workshop-table", motif: "kawung", colourway: "soga", seed: 6 };
const HERO_CROP = { left: 0, top: 170, width: 1200, height: 900 };
const HERO_PHONE_CROP = { left: 150, top: 400, width: 960, height: 640 };

async function hero(): Promise<void> {
  const canvas = await paintScene(SCENE_KINDS[HERO.scene](lookOf(HERO)));
  const whole = await fromCanvas(canvas).toFormat("png").toBuffer();
  const cut = (crop: typeof HERO_CROP, width: number) => sharp(whole).extract(crop).resize(width);
  for (const [name, width] of [
    ["hero-800", 800],
    ["hero", 1600],
  ] as const) {
    const webp = cut(HERO_CROP, width).webp({ quality: 52, effort: 6, smartSubsample: true });
    await save(`motifs/${name}.webp`, await webp.toBuffer());
    await save(`motifs/${name}.avif`, await cut(HERO_CROP, width).avif(AVIF).toBuffer());
  }
  for (const width of [728, 1200]) {
    const phone = cut(HERO_PHONE_CROP, width).avif(AVIF);
    await save(`motifs/hero-phone-${width}.avif`, await phone.toBuffer());
  }
}

const SIGN_IN: PictureSpec[] = [
  { scene: "drying-lines", motif: "parang", colourway: "soga", seed: 2 },
  { scene: "canting-on-cloth", motif: "truntum", colourway: "wedel" },
  { scene: "cloth-rolls", motif: "sekarJagad", colourway: "wedel" },
];

async function signInPictures(): Promise<void> {
  for (const [index, spec] of SIGN_IN.entries()) {
    const canvas = await paintScene(SCENE_KINDS[spec.scene](lookOf(spec)));
    const picture = fromCanvas(canvas).resize(900, 1200, { fit: "cover" });
    await save(
      `auth/${index + 1}.webp`,
      await picture.webp({ quality: 48, effort: 6, smartSubsample: true }).toBuffer(),
    );
  }
}

await mkdir(join(DIRECTORY, "motifs"), { recursive: true });
await mkdir(join(DIRECTORY, "auth"), { recursive: true });
await logo();
await icons();
await save("motifs/band.svg", motifBand());
await hero();
await signInPictures();
