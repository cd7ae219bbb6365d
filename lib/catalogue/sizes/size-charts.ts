import type { Category, Size } from "../categories.ts";
import { sizeOptions } from "./sizes.ts";

const MEASURED: Record<Exclude<Category, "Others">, readonly string[]> = {
  Women: ["chest", "waist", "hip", "length"],
  Men: ["shoulder", "chest", "reguler", "length"],
  "Batik Cloth": ["length", "width"],
};

/** Chest/waist/hip/length in cm (docs/catalogue.md#size-charts). */
const WOMEN: Partial<Record<Size, string>> = {
  XS: "86/74/94/60",
  S: "90/78/98/62",
  M: "94/82/102/64",
  L: "98/86/106/66",
  XL: "104/92/112/68",
  "2XL": "110/98/120/70",
  "3XL": "112/60/22/22",
  "Free-Size": "-/-/-/-",
};

/** Shoulder/chest/reguler/length in cm; 99 means not measured (docs/catalogue.md#size-charts). */
const MEN: Partial<Record<Size, string>> = {
  XS: "99/99/99/99",
  S: "68/104/15/60",
  M: "70/108/15.5/62",
  L: "72/112/16/63",
  XL: "74/116/16.5/64",
  "2XL": "76/120/17/65",
  "3XL": "78/128/17.5/66",
  "Free-Size": "99/99/99/99",
};

const CHARTS: Partial<Record<Category, Partial<Record<Size, string>>>> = { Women: WOMEN, Men: MEN };

/** Returns a category's measurements in order. Empty where the details are free text. */
export function measuredFields(category: Category): readonly string[] {
  return category === "Others" ? [] : MEASURED[category];
}

/** Returns the values that the form fills in for a size; empty ones where no chart has it. */
export function defaultChart(category: Category, size: Size | null): Record<string, string> {
  const values = (size && CHARTS[category]?.[size])?.split("/") ?? [];
  return Object.fromEntries(
    measuredFields(category).map((name, index) => [name, values[index] ?? ""]),
  );
}

type NeighbourChart = { size: Size; values: Record<string, string> };

/** Returns the charts of the next smaller and larger size, without one that isn't so in every measurement. */
export function neighbourCharts(
  category: Category,
  size: Size,
): { smaller: NeighbourChart | null; larger: NeighbourChart | null } {
  const sizes = sizeOptions(category);
  const place = sizes.indexOf(size);
  const neighbour = (step: 1 | -1) => {
    const next = place < 0 ? undefined : sizes[place + step];
    if (next === undefined || !(CHARTS[category]?.[size] && CHARTS[category][next])) return null;
    const values = defaultChart(category, next);
    const own = defaultChart(category, size);
    const differs = Object.entries(values).every(
      ([name, value]) => (Number(value) - Number(own[name])) * step > 0,
    );
    return differs ? { size: next, values } : null;
  };
  return { smaller: neighbour(-1), larger: neighbour(1) };
}
