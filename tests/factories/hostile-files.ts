import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { crc32, createDeflate } from "node:zlib";
import sharp from "sharp";
import { makeLongAnimation, makePicture } from "./picture.ts";

/** A marker in every file that hides something. No stored file may contain it. */
export const MARK = "SEKAR-HOSTILE";

export type HostileFile = {
  what: string;
  bytes: Buffer;
  /** The form's error. Null if the shop stores the picture, without the hidden part. */
  message: string | null;
};

const NOT_A_PICTURE = "File harus berbentuk gambar";
const DAMAGED = "Berkas gambar ini rusak";
const TOO_MANY_PIXELS = "Ukuran gambar tidak boleh melebihi 24 megapiksel";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${MARK}")</script></svg>`;

/** Makes hostile files of at most 2 MB, because the shop rejects larger ones while it reads them. */
export async function makeHostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all([
    makePicture({ width: 300, height: 400 }),
    makePicture({ format: "png", width: 300, height: 400 }),
    makePicture({ format: "webp", width: 300, height: 400 }),
  ]);
  const taken = (what: string, bytes: Buffer) => ({ what, bytes, message: null });
  const noPicture = (what: string, bytes: Buffer | string) => ({
    what,
    bytes: Buffer.from(bytes),
    message: NOT_A_PICTURE,
  });
  const damaged = (what: string, bytes: Buffer) => ({ what, bytes, message: DAMAGED });
  const tooLarge = (what: string, bytes: Buffer) => ({ what, bytes, message: TOO_MANY_PIXELS });
  const html = `<html><script>alert("${MARK}")</script></html>`;
  return [
    taken("a JPEG that is a page of HTML as well", Buffer.concat([jpeg, Buffer.from(html)])),
    taken("a PNG that is a ZIP as well", Buffer.concat([png, zip()])),
    taken("a JPEG that is a script as well", withComment(jpeg, `*/alert("${MARK}")/*`)),
    taken("a WebP with a page behind it", Buffer.concat([webp, Buffer.from(html)])),
    taken("a photo that says where it was taken", await makePhotoWithPlace()),
    taken("a PNG whose text unfolds into 200 MB", await makeTextBomb(png)),
    noPicture("an SVG", SVG),
    noPicture("an SVG behind an XML head", `<?xml version="1.0"?>\n${SVG}`),
    noPicture("a GIF", await makeGif()),
    noPicture("a PDF", `%PDF-1.7\n${MARK}`),
    noPicture("a page of HTML", html),
    noPicture("nothing but a JPEG's first bytes", Buffer.of(0xff, 0xd8, 0xff, 0xe0)),
    noPicture(
      "an SVG behind a JPEG's first bytes",
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from(SVG)]),
    ),
    damaged("half a JPEG", jpeg.subarray(0, jpeg.length / 2)),
    damaged("a JPEG without its end", jpeg.subarray(0, -2)),
    damaged("half a PNG", png.subarray(0, png.length / 2)),
    damaged("half a WebP", webp.subarray(0, webp.length / 2)),
    noPicture("a PNG of 2,147,483,647 × 2,147,483,647", withPngSize(png, 2 ** 31 - 1)),
    tooLarge("a PNG that unfolds into 400 megapixels", await makePngBomb(20_000)),
    tooLarge("a JPEG of 65,500 × 65,500", withJpegSize(jpeg, 65_500)),
    tooLarge("an animation of 31 frames", await makeLongAnimation()),
  ];
}

/** Adds a script as a JPEG comment, which decoders skip. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Returns a ZIP with one uncompressed file. */
function zip(): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(MARK.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(MARK.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 10);
  return Buffer.concat([local, Buffer.from(MARK), entry, Buffer.from(MARK), end]);
}

function makePhotoWithPlace(): Promise<Buffer> {
  const background = { r: 120, g: 90, b: 60 };
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .withExif({
      IFD0: { Make: MARK, Copyright: MARK },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 54/1 0/1", GPSLongitudeRef: "E" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${MARK}</a></x:xmpmeta>`)
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
}

function makeGif(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "#785a3c" } })
    .gif()
    .toBuffer();
}

/** Makes a square PNG with 8 bits per pixel. A side of 20,000 is 400 MB, compressed to 400 kB. */
async function makePngBomb(side: number): Promise<Buffer> {
  const row = Buffer.alloc(side + 1, 0xff);
  row[0] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = await deflate(row, side);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND")]);
}

/** Adds a chunk of compressed text before the picture's data. */
async function makeTextBomb(png: Buffer): Promise<Buffer> {
  const packed = await deflate(Buffer.alloc(1_000_000, "x"), 200);
  const text = chunk("zTXt", Buffer.concat([Buffer.from(`${MARK}\0\0`), packed]));
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

/** Compresses the same bytes many times over, without holding the uncompressed data. */
async function deflate(bytes: Buffer, times: number): Promise<Buffer> {
  const packer = createDeflate({ level: 9 });
  const packed = buffer(packer);
  for (let time = 0; time < times; time += 1) {
    if (!packer.write(bytes)) await once(packer, "drain");
  }
  packer.end();
  return packed;
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Changes the size in the PNG's header, with a valid checksum, but not its data. */
function withPngSize(png: Buffer, side: number): Buffer {
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", head), png.subarray(33)]);
}

function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  // Start of frame, baseline: length (2), precision (1), height, width.
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
