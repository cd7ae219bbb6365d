import { expect, test } from "vitest";
import { sideOf } from "./sides.ts";

test("an empty side falls back to the other, and says so", () => {
  const both = { title: "Malam dan canting", title_en: "Wax and canting" };
  const onlyIndonesian = { ...both, title_en: "" };
  const indonesian = { text: "Malam dan canting", lang: "id" };
  expect(sideOf(both, "title", "en")).toEqual({ text: "Wax and canting", lang: "en" });
  expect(sideOf(both, "title", "id")).toEqual(indonesian);
  expect(sideOf(onlyIndonesian, "title", "en")).toEqual(indonesian);
  expect(sideOf({ ...both, title: "" }, "title", "id").lang).toBe("en");
});
