import { expect, test, vi } from "vitest";
import { warnOfOrigin } from "#lib/observability/warn-of-origin.ts";
import { log } from "#lib/telemetry/log.ts";
import { quoteTo, serveKomerce } from "#tests/factories/shipping.ts";

await serveKomerce();
process.env.SHOP_CITY = "Jakarta Selatan";

test("a SHOP_CITY that the list doesn't have is logged, and the table prices the parcel", async () => {
  const error = vi.spyOn(log(), "error");
  expect((await quoteTo("Kabupaten Sleman")).source).toBe("table-fallback");
  expect(error).toHaveBeenCalledWith(
    { city: "Jakarta Selatan" },
    expect.stringContaining("no city of GET /api/city"),
  );
});

test("the start warns of a SHOP_ZIP that isn't of SHOP_CITY", async () => {
  const warn = vi.spyOn(log(), "warn");
  await warnOfOrigin();
  expect(warn).toHaveBeenCalledWith(
    { zipCode: "12730" },
    expect.stringContaining("is none of its city"),
  );
});
