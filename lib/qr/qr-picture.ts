import "server-only";
import { qrSvg } from "./qr-code.ts";

export function qrPicture(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString("base64")}`;
}
