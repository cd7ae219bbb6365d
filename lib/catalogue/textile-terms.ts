import type { ProductView } from "./schema.ts";

type Words = Pick<ProductView, "name" | "description">;

/** Motifs as they are called in the trade; the longer name stands before the one within it. */
export const MOTIFS = [
  "Parang Barong",
  "Parang Rusak",
  "Parang Klitik",
  "Parang Kusumo",
  "Parang",
  "Kawung",
  "Mega Mendung",
  "Truntum",
  "Sekar Jagad",
  "Sido Mukti",
  "Sido Luhur",
  "Ceplok",
  "Tambal",
  "Lereng",
  "Nitik",
  "Semen",
  "Udan Liris",
  "Gringsing",
  "Buketan",
  "Lasem",
] as const;

/** What cloth is made of, with every word that a description uses for it. */
export const MATERIALS: readonly (readonly [string, readonly string[]])[] = [
  ["Sutra", ["sutra"]],
  ["Katun", ["katun", "mori", "primisim", "primisima", "blacu"]],
  ["Linen", ["linen"]],
  ["Rayon", ["rayon", "viskos", "viskosa"]],
];

/** The motifs that a piece is named after; where its name tells none, those of its description. */
export function findMotifs({ name, description }: Words): string[] {
  const named = motifsIn(name);
  return named.length > 0 ? named : motifsIn(description);
}

function motifsIn(text: string): string[] {
  let rest = text.toLowerCase();
  return MOTIFS.filter((motif) => {
    const found = new RegExp(`\\b${motif.toLowerCase()}\\b`);
    if (!found.test(rest)) return false;
    rest = rest.replaceAll(new RegExp(found, "g"), "");
    return true;
  });
}

/** The fibre a piece is made of; null where its words don't tell one. */
export function findMaterial({ name, description }: Words): string | null {
  const words = new Set(`${name} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return MATERIALS.find(([, known]) => known.some((word) => words.has(word)))?.[0] ?? null;
}
