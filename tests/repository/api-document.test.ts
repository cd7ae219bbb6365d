import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = path.join(import.meta.dirname, "../../app/api");

/**
 * The document and its page don't describe themselves, and only browsers sign in by a provider. The last
 * one answers unknown paths.
 */
const UNDESCRIBED = [
  ...["docs", "openapi.json", "auth/signin/[provider]", "auth/callback/[provider]"],
  "[[...unknown]]",
];

const folders = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => path.dirname(file).split(path.sep).join("/"))
  .filter((folder) => !UNDESCRIBED.includes(folder));

test("every route below app/api is in the API's document, under its own address", () => {
  const index = readFileSync(path.join(FOLDER, "resources.ts"), "utf8");
  const imported = new Map(
    [...index.matchAll(/import \{ GET as (\w+) \} from "\.\/(.+)\/route\.ts";/g)].map(
      ([, name, folder]) => [name, folder],
    ),
  );
  const listed = [...index.matchAll(/"\/api\/(.+)": (\w+),/g)].map(([, address, name]) => [
    address,
    imported.get(name),
  ]);
  const right = folders.map((folder) => [folder.replaceAll("[", "{").replaceAll("]", "}"), folder]);
  expect(listed.sort()).toEqual(right.sort());
});
