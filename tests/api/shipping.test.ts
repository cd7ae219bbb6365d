import { expect, test } from "vitest";
import { z } from "zod";
import { shippingOptionView } from "#lib/shipping/schema.ts";
import { createProduct } from "#tests/factories/product.ts";
import { anAdmin, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

const options = z.object({ data: z.array(shippingOptionView) });

test("prices are for the caller's cart, by a city's text or id, whatever the zip code says", async () => {
  const token = await signIn();
  const productId = await createProduct({ weight: 1_400 });
  await send("POST", `/api/cart/${productId}`, { token });
  const priced = async (query: string) => {
    const { status, json } = await send("GET", `/api/shipping?${query}`, { token });
    expect(status).toBe(200);
    return options.parse(json).data;
  };
  const byText = await priced("city=Kota%20Medan");
  // Zone 12A, two charged kilograms.
  expect(byText.map(({ service, cost }) => [service, cost[0]?.value])).toEqual([
    ["OKE", 62_000],
    ["REG", 72_000],
    ["YES", 96_000],
  ]);
  expect(await priced("city=12.71")).toEqual(byText);
  expect(await priced("city=12.71&zip_code=20111")).toEqual(byText);
  expect(await priced("city=12.71&zip_code=not-one")).toEqual(byText);
});

test("the tariff table goes out as a file, and nothing but one comes in", async () => {
  const token = await anAdmin();
  const { json: csv, headers } = await send("GET", "/api/tariff", { token });
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="tarif-jne-\d{6}\.csv"$/,
  );
  for (const body of [
    {},
    { csv: "" },
    { csv: [] },
    { csv, dry_run: "maybe" },
    { csv, edition: "1" },
  ]) {
    expect((await send("POST", "/api/tariff", { token, body })).status).toBe(422);
  }
});
