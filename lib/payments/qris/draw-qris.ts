import "server-only";
import sharp from "sharp";
import { qrModules } from "../../qr/qr-code.ts";

/** In pixels. Phones print and pass on the picture, so its modules have to stay sharp. */
const MIN_WIDTH = 720;

/**
 * Returns a QRIS text's QR code as a PNG, at least 720 pixels wide, with as many whole pixels to each module.
 * It has the quiet zone that readers need. It is made of the modules themselves: sharp mayn't open SVG (lib/media/decoders.ts).
 */
export function qrisPng(text: string): Promise<Buffer> {
  const rows = qrModules(text);
  const size = rows.length;
  const width = size * Math.ceil(MIN_WIDTH / size);
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: "nearest" })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toBuffer();
}
