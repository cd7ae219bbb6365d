import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RATE_SOURCES } from "#lib/shipping/schema.ts";
import { RateSourceNote } from "./rate-source-note.tsx";

test("the admin is told of a price that stood in, and of no other", () => {
  const told = RATE_SOURCES.filter(
    (source) => renderToStaticMarkup(<RateSourceNote source={source} />) !== "",
  );
  expect(told).toEqual(["earlier-quote", "table-fallback"]);
});
