import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MARK } from "#tests/factories/hostile-files.ts";
import { variable } from "../shop-client.ts";

/** The only chunks and boxes that a stored picture may contain. */
const WEBP_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
const AVIF_BOXES = ["ftyp", "meta", "mdat"];

const FOLDER = path.join(variable("DATA_DIR"), "media");

/** Lists the picture folders of the server under test, unfinished ones too. */
export function listStored(): string[] {
  return readdirSync(FOLDER).toSorted();
}

/** Lists everything in a stored picture's files that isn't the picture. */
export async function listFaults(key: string): Promise<string[]> {
  const faults: string[] = [];
  const folder = path.join(FOLDER, key);
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(path.join(folder, name));
    const { exif, xmp, icc, iptc, pages = 1, format } = await sharp(bytes).metadata();
    const metadata = Object.entries({ exif, xmp, icc, iptc }).filter(([, found]) => found);
    faults.push(...metadata.map(([kind]) => `${name} carries ${kind}`));
    if (pages !== 1) faults.push(`${name} moves`);
    if (bytes.includes(MARK)) faults.push(`${name} carries the mark`);
    const isWhole = { webp: isWebp, jpeg: isJpeg }[format as string] ?? isAvif;
    if (!isWhole(bytes)) faults.push(`${name} is ${format} with something in or behind it`);
  }
  return faults;
}

/** Returns whether the file ends with its container, which holds only pixels. */
function isWebp(bytes: Buffer): boolean {
  let at = 12;
  while (at < bytes.length) {
    if (!WEBP_CHUNKS.has(bytes.toString("latin1", at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) === bytes.length - 8;
}

function isAvif(bytes: Buffer): boolean {
  const boxes: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    boxes.push(bytes.toString("latin1", at + 4, at + 8));
    const size = bytes.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length && boxes.join() === AVIF_BOXES.join();
}

/**
 * Checks each segment up to the end of the image. Allows JFIF, but no other metadata and no
 * comment.
 */
function isJpeg(bytes: Buffer): boolean {
  const [END, SCAN] = [0xd9, 0xda];
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== END) {
    const marker = bytes[at + 1] ?? 0;
    const isTalk = (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (isTalk) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === SCAN) while (bytes[at] !== 0xff || isWithinScan(bytes[at + 1])) at += 1;
  }
  return at === bytes.length - 2 && bytes[at + 1] === END;
}

/** Returns whether the scan continues: after a stuffed zero or a restart marker. */
function isWithinScan(byte = -1): boolean {
  return byte === 0 || (byte >= 0xd0 && byte <= 0xd7);
}
