import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NameList } from "./name-list.tsx";

const render = (names: string[], english = "") =>
  renderToStaticMarkup(<NameList names={names.map((name) => ({ name, name_en: english }))} />);

const textOf = (names: string[]) => render(names).replaceAll(/<[^>]+>/g, "");

test.each([
  [[], ""],
  [["Kain Kawung"], "Kain Kawung"],
  [["Kain Kawung", "Syal Truntum"], "Kain Kawung and Syal Truntum"],
  [["Kain Kawung", "Syal Truntum", "Kemeja Parang"], "Kain Kawung, Syal Truntum and Kemeja Parang"],
])("%j", (names, text) => {
  expect(textOf(names)).toBe(text);
});

test("each name is marked by its language", () => {
  expect(render(["Kain Kawung"], "Kawung Cloth")).toBe('<span lang="en">Kawung Cloth</span>');
  expect(render(["Kain Kawung", "Syal Truntum"])).toBe(
    '<span lang="id">Kain Kawung</span> and <span lang="id">Syal Truntum</span>',
  );
});
