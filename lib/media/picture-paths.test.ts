import { expect, test } from "vitest";
import { standIn, widestFile } from "./picture-paths.ts";

const STORED = ["1080.avif", "320.avif", "640.avif", "480.avif.3f2a.unfinished"];
const WITH_ONE_WEBP = [...STORED, "320.webp"];

test.each([
  ["480.avif", STORED, "640.avif"],
  ["1600.avif", STORED, "1080.avif"],
  ["640.webp", STORED, undefined],
  ["share.jpg", STORED, undefined],
  ["160.webp", WITH_ONE_WEBP, "320.webp"],
  // Otherwise a request for the small file would spoil the large one.
  ["960.webp", WITH_ONE_WEBP, undefined],
  ["320.webp", [], undefined],
])("for %s of %j %s is served", (file, files, served) => {
  expect(standIn(file, files)).toBe(served);
});

test("a missing file is made from the widest one", () => {
  expect(widestFile(["share.jpg", ...WITH_ONE_WEBP])).toBe("1080.avif");
  expect(widestFile(["share.jpg"])).toBeUndefined();
});
