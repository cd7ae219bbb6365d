import { code128Widths } from "./code-128.ts";

/** In modules at each side, as readers need it. */
const QUIET_ZONE = 10;

/** A label printer has 203 dots an inch. A module of whole dots prints sharp. */
const DOT_MM = 0.125;

type BarcodeProps = {
  text: string;
  /** Millimetres. */
  height: number;
  /** A module's width in dots: 2 (10 mil) is small, 3 (15 mil) is read from further away. */
  dots: 2 | 3;
};

/** A text as a Code 128 barcode for scanners. Nothing where the code has no such characters. */
export function Barcode({ text, height, dots }: BarcodeProps) {
  const widths = code128Widths(text);
  if (!widths) return null;
  let x = QUIET_ZONE;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 0h${width}v1h-${width}z` : "";
    x += width;
    return bar;
  });
  const modules = x + QUIET_ZONE;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      width={`${modules * dots * DOT_MM}mm`}
      height={`${height}mm`}
      shapeRendering="crispEdges"
      className="block max-w-full"
    >
      <path d={bars.join("")} />
    </svg>
  );
}
