import "server-only";
import { encodeQR } from "qr";

/** The quiet zone that readers need, in modules. */
const BORDER = 4;

/** Returns a QR code's rows of modules with the quiet zone around them, true for dark. */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, "raw", { ecc: "medium", border: BORDER });
}

/** Returns a QR code as an SVG, black on white. */
export function qrSvg(text: string): string {
  const rows = qrModules(text);
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.map(darkRuns).join("")}"/></svg>`
  );
}

function darkRuns(row: boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "#" : " ")).join("");
  const runs = [...text.matchAll(/#+/g)];
  return runs.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join("");
}

export function qrPicture(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString("base64")}`;
}
