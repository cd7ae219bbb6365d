import type { ProductView } from "../schema.ts";

type Words = Pick<ProductView, "name" | "description">;
type Motif = Pick<ProductView, "motif">;

/** Names of the trade. A longer name stands before the name that it contains. */
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

/** Fibres with the words that product texts use for them. */
export const MATERIALS: readonly (readonly [string, readonly string[]])[] = [
  ["Sutra", ["sutra"]],
  ["Katun", ["katun", "mori", "primisim", "primisima", "blacu"]],
  ["Linen", ["linen"]],
  ["Rayon", ["rayon", "viskos", "viskosa"]],
];

/** Returns the owner's motifs, else the name's, else the description's: letters, digits and single spaces only. */
export function findMotifs({ motif, name, description }: Words & Motif): string[] {
  if (motif !== "") {
    const known = motifsIn(motif);
    const own = motif.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
    return known.length > 0 || own === "" ? known : [own];
  }
  const named = motifsIn(name);
  return named.length > 0 ? named : motifsIn(description);
}

/** Returns the motifs that a text names, in the order of `MOTIFS`. */
export function motifsIn(text: string): string[] {
  let rest = text.toLowerCase();
  return MOTIFS.filter((motif) => {
    const found = new RegExp(`\\b${motif.toLowerCase()}\\b`);
    if (!found.test(rest)) return false;
    rest = rest.replaceAll(new RegExp(found, "g"), "");
    return true;
  });
}

/** Returns the fibre that name or description mention, or null. */
export function findMaterial({ name, description }: Words): string | null {
  const words = new Set(`${name} ${description}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return MATERIALS.find(([, known]) => known.some((word) => words.has(word)))?.[0] ?? null;
}
