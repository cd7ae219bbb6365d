const MM_PER_POINT = 25.4 / 72;

/** Width and height in millimetres. */
const PAPERS: Record<string, [number, number]> = { A4: [210, 297], A6: [105, 148] };

/** Allows for the browser's rounding. */
const TOLERANCE_MM = 0.5;

/** Returns the paper of each page by its MediaBox: "A4", "A6", or its size in millimetres. */
export function pagesOf(pdf: Buffer): string[] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox\s*\[([^\]]+)\]/g);
  return [...boxes].map(([, box = ""]) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/).map(Number);
    return paperOf((right - left) * MM_PER_POINT, (top - bottom) * MM_PER_POINT);
  });
}

function paperOf(width: number, height: number): string {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MM;
  const known = Object.entries(PAPERS).find(([, [w, h]]) => isNear(width, w) && isNear(height, h));
  return known?.[0] ?? `${width.toFixed(1)} × ${height.toFixed(1)} mm`;
}
