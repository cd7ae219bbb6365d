import { useWords } from "#language";
import type { Category } from "#lib/catalogue/categories.ts";
import { measuredFields } from "#lib/catalogue/sizes/size-charts.ts";
import { CHART_WORDS } from "./size-words.ts";

type Measured = Exclude<Category, "Others">;

/** A line of the drawing, and the middle of its number. `reguler` is on the label, so its line is the label's. */
type Line = { path: string; at: readonly [number, number] };

type Drawing = {
  viewBox: string;
  outline: string;
  details: string;
  lines: Record<string, Line>;
};

const DRAWINGS: Record<Measured, Drawing> = {
  Men: {
    viewBox: "10 0 180 180",
    outline:
      "M78 28 L48 38 L16 82 L42 98 L54 82 L54 176 L146 176 L146 82 L158 98 L184 82 L152 38 L122 28 Q100 44 78 28 Z",
    details: "M78 28 Q100 62 122 28 M100 47 L100 176 M91 33 L109 33 L109 40 L91 40 Z",
    lines: {
      shoulder: { path: "M39 52 L161 52", at: [70, 52] },
      chest: { path: "M54 100 L146 100", at: [76, 100] },
      reguler: { path: "M100 36 L100 14", at: [100, 10] },
      length: { path: "M128 30 L128 176", at: [128, 140] },
    },
  },
  Women: {
    viewBox: "10 10 180 180",
    outline:
      "M80 16 L58 24 L40 56 L60 66 L66 56 Q72 74 68 92 Q52 130 46 186 L154 186 Q148 130 132 92 Q128 74 134 56 L140 66 L160 56 L142 24 L120 16 Q100 44 80 16 Z",
    details: "M68 92 Q100 98 132 92",
    lines: {
      chest: { path: "M67 62 L133 62", at: [84, 62] },
      waist: { path: "M68 90 L132 90", at: [84, 90] },
      hip: { path: "M60 120 L140 120", at: [84, 120] },
      length: { path: "M122 18 L122 186", at: [122, 155] },
    },
  },
  "Batik Cloth": {
    viewBox: "10 48 180 104",
    outline: "M14 52 L186 52 L186 148 L14 148 Z",
    details: "M14 62 L186 62 M14 138 L186 138",
    lines: {
      length: { path: "M14 100 L186 100", at: [60, 100] },
      width: { path: "M140 52 L140 148", at: [140, 80] },
    },
  },
};

/**
 * A garment's or cloth's outline, with a numbered line for each measurement. The numbers are the places in
 * `measuredFields`.
 */
export function SizeDrawing({ category }: { category: Measured }) {
  const words = useWords(CHART_WORDS);
  const said: Partial<Record<string, string>> = words.names;
  const { viewBox, outline, details, lines } = DRAWINGS[category];
  const names = measuredFields(category);
  const legend = names.map((name, index) => `${index + 1} ${said[name] ?? name}`).join(", ");
  return (
    <svg
      role="img"
      viewBox={viewBox}
      className="mx-auto w-full max-w-56 shrink-0 fill-none stroke-[1.5]"
    >
      <title>{words.drawing(words.things[category], legend)}</title>
      <path d={outline} className="fill-gading stroke-soga-900" strokeLinejoin="round" />
      <path d={details} className="stroke-soga-300" strokeLinejoin="round" />
      {names.map((name, index) => {
        const line = lines[name];
        if (!line) return null;
        const [x, y] = line.at;
        return (
          <g key={name}>
            <path d={line.path} className="stroke-wedel-700" strokeDasharray="4 3" />
            <circle cx={x} cy={y} r={9} className="fill-putih stroke-wedel-700" />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-wedel-700 stroke-none text-[11px] font-semibold"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
