import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NameList } from "./name-list.tsx";

const textOf = (names: string[]) =>
  renderToStaticMarkup(<NameList names={names} />).replaceAll(/<[^>]+>/g, "");

test.each([
  [[], ""],
  [["Kain Kawung"], "Kain Kawung"],
  [["Kain Kawung", "Syal Truntum"], "Kain Kawung and Syal Truntum"],
  [["Kain Kawung", "Syal Truntum", "Kemeja Parang"], "Kain Kawung, Syal Truntum and Kemeja Parang"],
])("%j", (names, text) => {
  expect(textOf(names)).toBe(text);
});

test("each name is marked as Indonesian", () => {
  expect(renderToStaticMarkup(<NameList names={["Kain Kawung", "Syal Truntum"]} />)).toBe(
    '<span lang="id">Kain Kawung</span> and <span lang="id">Syal Truntum</span>',
  );
});
