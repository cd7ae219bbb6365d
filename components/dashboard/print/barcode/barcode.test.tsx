import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Barcode } from "./barcode.tsx";

/** ISO/IEC 15417's symbols by value as hexadecimal bits, 1 for a dark module; the last is the stop. */
const SYMBOLS = `
  6cc 66c 666 498 48c 44c 4c8 4c4 464 648 644 624 59c 4dc 4ce 5cc 4ec 4e6 672 65c 64e 6e4 674 76e 74c 72c
  726 764 734 732 6d8 6c6 636 518 458 446 588 468 462 688 628 622 5b8 58e 46e 5d8 5c6 476 776 68e 62e 6e8
  6e2 6ee 758 746 716 768 762 71a 77a 642 78a 530 50c 4b0 486 42c 426 590 584 4d0 4c2 434 432 612 650 7ba
  614 47a 53c 4bc 49e 5e4 4f4 4f2 7a4 794 792 6de 6f6 7b6 578 51e 45e 5e8 5e2 7a8 7a2 5de 5ee 75e 7ae 684
  690 69c 18eb`
  .trim()
  .split(/\s+/)
  .map((hex) => Number.parseInt(hex, 16).toString(2));

const svgOf = (text: string) => renderToStaticMarkup(<Barcode text={text} height={10} dots={3} />);

/** Returns the modules that a scanner sees, 1 for dark, with the quiet zones. */
function scan(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+) 1"/.exec(svg)?.[1]);
  const modules = Array<string>(size).fill("0");
  for (const [, x, width] of svg.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)) {
    modules.fill("1", Number(x), Number(x) + Number(width));
  }
  return modules.join("");
}

/** Returns the values of a code's symbols, from the start to the checksum. */
function symbolsOf(svg: string): number[] {
  const [, code = ""] = /^0{10}(1.*1)0{10}$/.exec(scan(svg)) ?? [];
  expect(code).toMatch(new RegExp(`^(.{11})+${SYMBOLS[106]}$`));
  const symbols = code.slice(0, -13).match(/.{11}/g) ?? [];
  return symbols.map((bits) => SYMBOLS.indexOf(bits));
}

/** Reads a code as a scanner does. */
function read(svg: string): string {
  const values = symbolsOf(svg);
  const checksum = values.pop();
  const [start = 0, ...rest] = values;
  expect([104, 105]).toContain(start);
  expect(rest.reduce((sum, value, index) => sum + value * (index + 1), start) % 103).toBe(checksum);
  let set = start === 104 ? "B" : "C";
  let text = "";
  for (const value of rest) {
    if (value === (set === "B" ? 99 : 100)) set = set === "B" ? "C" : "B";
    else text += set === "B" ? String.fromCharCode(value + 32) : String(value).padStart(2, "0");
  }
  return text;
}

test("a scanner reads every text of printable ASCII back", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 9 });
  const ascii = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.tuple(digits, ascii, digits), (parts) => {
      expect(read(svgOf(parts.join("")))).toBe(parts.join(""));
    }),
  );
});

test.each([
  ["SB261121A7K2M", 14],
  ["JNEDEMO8810025566", 15],
  ["12345678", 6],
])("%s has %i symbols before the stop, since pairs of digits are one", (text, symbols) => {
  expect(symbolsOf(svgOf(text))).toHaveLength(symbols);
});

test("an empty text and other letters have no barcode", () => {
  expect(svgOf("")).toBe("");
  expect(svgOf("SB–1")).toBe("");
});
