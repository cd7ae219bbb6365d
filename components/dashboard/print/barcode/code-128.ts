/**
 * The widths of each symbol's bars and gaps in modules, a bar first, by the symbol's value. The last is
 * the stop symbol.
 */
const WIDTHS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);

const START = { B: 104, C: 105 };
/** Switch to the set in the middle of a code. */
const SWITCH = { B: 100, C: 99 };
const STOP = 106;

/** Pairs of digits, of which set C packs each into one symbol, or else one character of set B. */
const PARTS = /(?:\d\d){2,}(?!\d)|./gs;

/**
 * Returns the widths of a Code 128 barcode's bars and gaps (ISO/IEC 15417) in modules, a bar first, without
 * the quiet zone. Null for an empty text and for characters outside printable ASCII.
 */
export function code128Widths(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values: number[] = [];
  let current: "B" | "C" | null = null;
  for (const [part] of text.matchAll(PARTS)) {
    const set = part.length > 1 ? "C" : "B";
    if (set !== current) values.push((current ? SWITCH : START)[set]);
    current = set;
    if (set === "B") values.push(part.charCodeAt(0) - 32);
    else for (const [pair] of part.matchAll(/../g)) values.push(Number(pair));
  }
  const checksum = values.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103;
  return [...values, checksum, STOP].flatMap((value) => [...(WIDTHS[value] ?? "")].map(Number));
}
