import { DYE } from "../dye-colours.ts";
import { lettering } from "../stroke-alphabet.ts";
import { artwork, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

type Measure = {
  label: string;
  from: [number, number];
  to: [number, number];
};

type Chart = {
  title: string;
  garment: string;
  details: string;
  measures: Measure[];
  columns: string[];
  rows: string[][];
};

const INK = DYE.tinta;
const RED = DYE.mengkudu;

const SHIRT =
  "M505 270C560 300 640 300 695 270L820 318C880 350 914 430 940 560L846 590L812 470L820 830C680 850 520 850 380 830L388 470L354 590L260 560C286 430 320 350 380 318Z";
const BLOUSE =
  "M512 270C560 304 640 304 688 270L790 308C850 350 880 450 900 590L816 612L784 450C776 540 770 590 766 620C780 700 810 780 830 836C680 858 520 858 370 836C390 780 420 700 434 620C430 590 424 540 416 450L384 612L300 590C320 450 350 350 410 308Z";
const OUTER =
  "M520 262C560 250 640 250 680 262L940 330L916 560L800 546L812 850L640 856L626 420L600 300L574 420L560 856L388 850L400 546L284 560L260 330Z";
const CLOTH = "M300 330L900 330L900 770L300 770Z";

const CHARTS = {
  men: {
    title: "UKURAN KEMEJA (CM)",
    garment: SHIRT,
    details:
      "M505 270L560 350L600 310L640 350L695 270M600 310V842M386 322C400 400 396 440 388 470M814 322C800 400 804 440 812 470M660 460H760V560H660Z",
    measures: [
      { label: "A", from: [380, 216], to: [820, 216] },
      { label: "B", from: [392, 620], to: [808, 620] },
      { label: "C", from: [512, 300], to: [688, 300] },
      { label: "D", from: [222, 270], to: [222, 838] },
    ],
    columns: ["UKURAN", "A BAHU", "B DADA", "C REGULER", "D PANJANG"],
    rows: [
      ["S", "68", "104", "15", "60"],
      ["M", "70", "108", "15.5", "62"],
      ["L", "72", "112", "16", "63"],
      ["XL", "74", "116", "16.5", "64"],
      ["2XL", "76", "120", "17", "65"],
    ],
  },
  women: {
    title: "UKURAN BLUS (CM)",
    garment: BLOUSE,
    details:
      "M512 270C560 330 640 330 688 270M600 316V850M412 312C424 380 420 420 416 450M788 312C776 380 780 420 784 450",
    measures: [
      { label: "A", from: [420, 470], to: [780, 470] },
      { label: "B", from: [438, 630], to: [762, 630] },
      { label: "C", from: [392, 770], to: [808, 770] },
      { label: "D", from: [222, 270], to: [222, 842] },
    ],
    columns: ["UKURAN", "A DADA", "B PINGGANG", "C PINGGUL", "D PANJANG"],
    rows: [
      ["XS", "86", "74", "94", "60"],
      ["S", "90", "78", "98", "62"],
      ["M", "94", "82", "102", "64"],
      ["L", "98", "86", "106", "66"],
      ["2XL", "110", "98", "120", "70"],
    ],
  },
  others: {
    title: "UKURAN OUTER (CM)",
    garment: OUTER,
    details:
      "M400 320L400 546M800 320L800 546M520 262C540 400 552 620 540 854M680 262C660 400 648 620 660 854",
    measures: [
      { label: "A", from: [260, 214], to: [940, 214] },
      { label: "B", from: [404, 640], to: [796, 640] },
      { label: "C", from: [970, 334], to: [950, 560] },
      { label: "D", from: [222, 262], to: [222, 852] },
    ],
    columns: ["UKURAN", "A RENTANG", "B DADA", "C LENGAN", "D PANJANG"],
    rows: [
      ["S", "132", "108", "27", "84"],
      ["M", "136", "114", "28", "87"],
      ["L", "140", "120", "29", "90"],
      ["XL", "144", "126", "30", "93"],
    ],
  },
  cloth: {
    title: "UKURAN KAIN (CM)",
    garment: CLOTH,
    details: "M318 348L882 348L882 752L318 752Z",
    measures: [
      { label: "A", from: [300, 286], to: [900, 286] },
      { label: "B", from: [222, 330], to: [222, 770] },
    ],
    columns: ["JENIS", "A PANJANG", "B LEBAR"],
    rows: [
      ["S", "200", "105"],
      ["M", "225", "105"],
      ["L", "240", "110"],
      ["XL", "260", "110"],
    ],
  },
} satisfies Record<string, Chart>;

function measureLine({ label, from, to }: Measure): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tip = (at: [number, number], turn: number) =>
    `<path transform="translate(${at[0]} ${at[1]}) rotate(${angle + turn})" d="M14 -8L0 0L14 8" fill="none" stroke="${RED}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="${RED}" stroke-width="3.4" stroke-dasharray="10 7"/>${tip(from, 0)}${tip(to, 180)}<circle cx="${x}" cy="${y}" r="25" fill="#FFFDF8" stroke="${RED}" stroke-width="3"/>${lettering(label, { x, y: y - 11, height: 22, colour: RED, weight: 0.85, anchor: "middle" })}`;
}

function table({ columns, rows }: Chart): string {
  const [left, top, width, rowHeight] = [110, 960, 980, 76];
  const columnWidth = width / columns.length;
  const cells = [columns, ...rows].map((row, rowIndex) =>
    row
      .map((text, column) =>
        lettering(text, {
          x: left + (column + 0.5) * columnWidth,
          y: top + rowIndex * rowHeight + (rowIndex ? 25 : 29),
          height: rowIndex ? 26 : 18,
          colour: rowIndex ? INK : DYE.soga700,
          weight: rowIndex && column ? 0.6 : 0.82,
          anchor: "middle",
        }),
      )
      .join(""),
  );
  const lines = Array.from(
    { length: rows.length + 2 },
    (_, index) => `M${left} ${top + index * rowHeight}H${left + width}`,
  ).join("");
  return `<rect x="${left}" y="${top}" width="${width}" height="${rowHeight}" fill="#F1E6D2"/><path d="${lines}" stroke="#D9C7A8" stroke-width="2.4"/>${cells.join("")}`;
}

/** A size chart: the garment in outline with its measures, and their numbers below. */
function sizeChart(look: SceneLook, chart: Chart): Scene {
  return {
    backdrop: "sweep",
    layers: [
      artwork('<rect width="1200" height="1500" fill="#FFFDF8"/>'),
      {
        kind: "cloth",
        outline: "M0 0L1200 0L1200 52L0 52Z",
        cloth: { ...look.cloth, scale: look.cloth.scale * 0.7 },
        roundness: { reach: 8, height: 0 },
      },
      artwork(
        lettering(chart.title, {
          x: 600,
          y: 120,
          height: 36,
          colour: DYE.soga900,
          weight: 0.7,
          anchor: "middle",
        }) +
          `<path d="${chart.garment}" fill="#F6ECDA" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/><path d="${chart.details}" fill="none" stroke="${INK}" stroke-opacity=".65" stroke-width="2.8" stroke-linejoin="round"/>` +
          chart.measures.map(measureLine).join("") +
          table(chart),
      ),
    ],
  };
}

export const menSizeChart = (look: SceneLook): Scene => sizeChart(look, CHARTS.men);
export const womenSizeChart = (look: SceneLook): Scene => sizeChart(look, CHARTS.women);
export const othersSizeChart = (look: SceneLook): Scene => sizeChart(look, CHARTS.others);
export const clothSizeChart = (look: SceneLook): Scene => sizeChart(look, CHARTS.cloth);
