import "server-only";
import { encodeQR } from "qr";

/** The quiet zone that readers need, in modules. */
const BORDER = 4;

/** Returns a QR code as an SVG in a data: address. */
export function qrPicture(text: string): string {
  const rows = encodeQR(text, "raw", { border: BORDER });
  const size = rows.length;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(darkRuns).join("")}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Returns the dark modules of a row as rectangles of an SVG path. */
function darkRuns(row: boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "#" : " ")).join("");
  const runs = [...text.matchAll(/#+/g)];
  return runs.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}
