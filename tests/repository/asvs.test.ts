import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has. Those of level 3 come after them. */
const REQUIREMENTS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2
  7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3
  11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3
  15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name, count] = section.split(":");
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

const [, section = ""] = readFileSync("docs/security.md", "utf8").split("\n## OWASP ASVS 5");

/** Returns the cells of each row of a text's tables, without their headings. */
function rowsIn(text: string): string[][] {
  const lines = text.split("\n").filter((line) => /^\| (?!Chapter|Requirements )/.test(line));
  return lines.map((line) => line.slice(2, -2).split(" | "));
}

/** Reads "1.2.6–1.2.8, 1.3.1". A range stays within its section. */
function numbersIn(cell = ""): string[] {
  return cell.split(", ").flatMap((part) => {
    const [, section, from, to = from] = /^(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?$/.exec(part) ?? [];
    if (!section) throw new Error(`${part} is no requirement`);
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

/** The tables of the section's parts, in the order of the summary's columns. */
const PARTS = ["Met", "Partly met", "Not met", "Doesn't apply"];
const [summary = "", ...parts] = section.split(/^### /m);
const rowsOf = (name: string) =>
  rowsIn(parts.find((part) => part.startsWith(`${name}\n`)) ?? "");
const numbersOf = (name: string) => rowsOf(name).flatMap(([numbers]) => numbersIn(numbers));

describe("the tables of ASVS requirements", () => {
  it("have each requirement once", () => {
    expect(PARTS.flatMap(numbersOf).sort()).toEqual(REQUIREMENTS.toSorted());
  });

  it("show what is met by a test, a page, or the words that there is no test", () => {
    for (const [numbers, , shown] of rowsOf("Met")) {
      expect(shown, numbers).toMatch(/`|\]\(|no test/);
    }
  });

  it("give a reason for the others", () => {
    for (const [numbers, why] of PARTS.slice(1).flatMap(rowsOf)) {
      expect(why?.trim(), numbers).toBeTruthy();
    }
  });

  it("are counted by the summary", () => {
    const rows = rowsIn(summary);
    const count = (chapter: string) =>
      PARTS.map((name) => numbersOf(name).filter((number) => number.startsWith(chapter)).length);
    expect(rows).toEqual(
      rows.map(([name = ""]) => {
        const chapter = name === "All" ? "" : `${/^V(\d+) /.exec(name)?.[1]}.`;
        return [name, ...count(chapter).map(String)];
      }),
    );
    expect(rows).toHaveLength(18);
  });
});
