/**
 * The wordmark is written, not set: centre lines are swept with a broad nib, so no font
 * is needed. Letters stand on y = 0, x-height 98, capitals 144.
 */
type Letter = {
  strokes: string;
  width: number;
  dot?: [number, number];
};

const LETTERS: Record<string, Letter> = {
  S: {
    strokes: "M79 -112L81 -136C66 -148 20 -148 19 -110C18 -70 84 -80 82 -36C80 4 30 6 13 -6L12 -34",
    width: 98,
  },
  e: {
    strokes:
      "M14 -56L74 -58C74 -84 62 -98 44 -98C24 -98 12 -78 12 -49C12 -18 28 -1 49 -1C61 -1 71 -7 78 -18",
    width: 90,
  },
  k: {
    strokes:
      "M4 -148L19 -152L19 -2M4 -1L34 -1M48 -95L80 -95M67 -95C54 -78 40 -62 21 -50M34 -60C48 -44 56 -20 70 -4C74 0 82 -1 88 -4",
    width: 94,
  },
  a: {
    strokes:
      "M17 -78C20 -92 30 -98 42 -98C58 -98 64 -86 64 -70L64 -18C64 -4 72 0 82 -6M64 -60C34 -58 11 -48 12 -22C13 6 54 4 64 -26",
    width: 88,
  },
  r: { strokes: "M4 -92L19 -97L19 -2M4 -1L38 -1M20 -62C26 -84 40 -100 60 -92", width: 66 },
  B: {
    strokes:
      "M4 -142L52 -142C88 -142 88 -78 48 -77L22 -77M22 -142L22 -2M48 -77C100 -76 98 -1 50 -1L4 -1",
    width: 106,
  },
  t: { strokes: "M24 -126L24 -24C24 0 42 4 58 -10M4 -94L54 -94", width: 64 },
  i: { strokes: "M4 -92L19 -97L19 -2M4 -1L35 -1", width: 42, dot: [19, -132] },
};

type Point = [number, number];

/** Points along absolute M, L and C commands, close enough together to look like one line. */
function sample(path: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [, command, numbers] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const values = (numbers ?? "").match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const points = Array.from(
      { length: values.length / 2 },
      (_, index): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0],
    );
    const end = points.at(-1);
    if (!end) continue;
    if (command === "M") {
      line = [end];
      lines.push(line);
      continue;
    }
    const start = line.at(-1) ?? end;
    const [a, b] = command === "C" ? [points[0] ?? end, points[1] ?? end] : [start, end];
    const steps = 60;
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const along = (index: 0 | 1) =>
        command === "C"
          ? (1 - t) ** 3 * start[index] +
            3 * (1 - t) ** 2 * t * a[index] +
            3 * (1 - t) * t * t * b[index] +
            t ** 3 * end[index]
          : start[index] + (end[index] - start[index]) * t;
      line.push([along(0), along(1)]);
    }
  }
  return lines;
}

const NIB = { long: 9.2, short: 3.1, angle: (-24 * Math.PI) / 180 };

/** The outline that a nib leaves between two points: the hull is near enough to a short capsule. */
function sweep(line: Point[]): string {
  const [cos, sin] = [Math.cos(NIB.angle), Math.sin(NIB.angle)];
  return line
    .map(([x, y], index) => {
      const next = line[index + 1];
      const halfway: Point = next ? [(x + next[0]) / 2, (y + next[1]) / 2] : [x, y];
      return [[x, y] as Point, halfway]
        .map(
          ([cx, cy]) =>
            `M${(cx - NIB.long * cos).toFixed(1)} ${(cy - NIB.long * sin).toFixed(1)}a${NIB.long} ${NIB.short} ${((NIB.angle * 180) / Math.PI).toFixed(0)} 1 1 ${(2 * NIB.long * cos).toFixed(1)} ${(2 * NIB.long * sin).toFixed(1)}a${NIB.long} ${NIB.short} ${((NIB.angle * 180) / Math.PI).toFixed(0)} 1 1 ${(-2 * NIB.long * cos).toFixed(1)} ${(-2 * NIB.long * sin).toFixed(1)}z`,
        )
        .join("");
    })
    .join("");
}

/** A word as SVG, and how wide it is. */
export function written(word: string, spacing = 5): { svg: string; width: number } {
  let x = 0;
  const parts = [...word].map((character) => {
    const letter = LETTERS[character];
    const here = x;
    if (!letter) {
      x += 40;
      return "";
    }
    x += letter.width + spacing;
    const dot = letter.dot ? `<circle cx="${letter.dot[0]}" cy="${letter.dot[1]}" r="10.5"/>` : "";
    return `<g transform="translate(${here} 0)"><path d="${sample(letter.strokes).map(sweep).join("")}"/>${dot}</g>`;
  });
  return { svg: parts.join(""), width: x - spacing };
}
