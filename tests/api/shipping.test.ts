import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { db } from "#lib/database/db.ts";
import { placeView, zipPlacesAnswer } from "#lib/places/schema.ts";
import { getCarrier } from "#lib/shipping/carriers.ts";
import { shippingOptionView, trackingAnswer } from "#lib/shipping/schema.ts";
import { tariffReportAnswer } from "#lib/shipping/tariff-schema.ts";
import { createProduct } from "#tests/factories/product.ts";
import { withTariffTable } from "#tests/factories/tariff-table.ts";
import { anAdmin, paymentBody, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

afterAll(() => db().$disconnect());

const places = z.object({ data: z.array(placeView) });
const options = z.object({ data: z.array(shippingOptionView) });

async function orderOf(token: string): Promise<string> {
  const productId = await createProduct();
  await send("POST", `/api/cart/${productId}`, { token });
  const { json } = await send("POST", "/api/payment", { token, body: await paymentBody(token) });
  return json.data.id;
}

test("provinces and cities are listed for anyone; an unknown province is 404", async () => {
  expect(places.parse((await send("GET", "/api/province")).json).data).toHaveLength(38);
  const cities = places.parse((await send("GET", "/api/city?province_id=34")).json).data;
  expect(cities.map(({ text }) => text)).toContain("Kota Yogyakarta");
  expect((await send("GET", "/api/city?province_id=99")).status).toBe(404);
  expect((await send("GET", "/api/city")).status).toBe(422);
});

test("a zip code has its cities with their province, for anyone; an unknown one has none", async () => {
  const placesOf = async (zipCode: string) => {
    const { status, json } = await send("GET", `/api/place?zip_code=${zipCode}`);
    expect(status).toBe(200);
    return zipPlacesAnswer.parse(json).data;
  };
  expect(await placesOf("12950")).toEqual([
    {
      id: "31.74",
      text: "Kota Administrasi Jakarta Selatan",
      province: { id: "31", text: "Daerah Khusus Ibukota Jakarta" },
    },
  ]);
  const shared = (await placesOf("40211")).map(({ text }) => text);
  expect(shared).toEqual(["Kabupaten Bandung", "Kota Bandung"]);
  expect(await placesOf("00000")).toEqual([]);
  for (const query of ["", "?zip_code=1295", "?zip_code=12a50", "?zip_code="]) {
    const { status, json } = await send("GET", `/api/place${query}`);
    expect([status, Object.keys(json.errors)]).toEqual([422, ["zip_code"]]);
  }
});

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
  expect((await send("GET", "/api/shipping?city=Atlantis", { token })).status).toBe(422);
  expect((await send("GET", "/api/shipping?city=12.71")).status).toBe(401);
});

test("a parcel is followed by the order's owner and by admins, and is 404 to everyone else", async () => {
  const token = await signIn();
  const admin = await anAdmin();
  const id = await orderOf(token);
  const path = `/api/order/${id}/tracking`;
  const unsent = trackingAnswer.parse((await send("GET", path, { token })).json).data;
  expect(unsent).toEqual({
    resi: null,
    link: getCarrier("jne").trackingHref,
    history: null,
    checked_at: null,
  });

  await send("PATCH", `/api/order/${id}`, { token: admin, body: { resi: "JNE0012345" } });
  for (const caller of [token, admin]) {
    const { status, json } = await send("GET", path, { token: caller });
    expect([status, json.data.resi, json.data.link]).toEqual([
      200,
      "JNE0012345",
      getCarrier("jne").trackingHref,
    ]);
  }
  expect((await send("GET", path, { token: await signIn() })).status).toBe(404);
  expect((await send("GET", path)).status).toBe(401);
  expect((await send("POST", path, { token })).status).toBe(405);
  const nobodys = "00000000-0000-4000-8000-000000000000";
  expect((await send("GET", `/api/order/${nobodys}/tracking`, { token })).status).toBe(404);
});

test("the tariff table goes out as a file and comes back as text", () =>
  withTariffTable(async () => {
    const admin = await anAdmin();
    const file = await send("GET", "/api/tariff", { token: admin });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="tarif-jne-\d{6}\.csv"$/,
    );
    const csv: string = file.json;

    const form = new FormData();
    form.set("csv", csv.replace("Kota Medan;31000", "Kota Medan;32000"));
    const dry = await send("POST", "/api/tariff", { token: admin, body: form });
    expect(tariffReportAnswer.parse(dry.json).data).toMatchObject({
      changes: [{ city: "Kota Medan", service: "OKE", after: { rate: 32_000 } }],
      written: false,
    });
    const faulty = await send("POST", "/api/tariff", {
      token: admin,
      body: { csv: csv.replace("Kota Medan;31000", "Kota Medan;=1+1"), dry_run: false },
    });
    expect(faulty.json.data).toMatchObject({ written: false, faults: [{ column: "oke_tarif" }] });
    const unchanged = await send("POST", "/api/tariff", {
      token: admin,
      body: { csv, dry_run: false, edition: dry.json.data.edition },
    });
    expect(unchanged.json.data).toMatchObject({ changes: [], faults: [], written: false });
  }));

test("the tariff table is for admins only, and its file has to be one", async () => {
  const admin = await anAdmin();
  const csv: string = (await send("GET", "/api/tariff", { token: admin })).json;
  for (const body of [
    {},
    { csv: "" },
    { csv: [] },
    { csv, dry_run: "maybe" },
    { csv, edition: "1" },
  ]) {
    expect((await send("POST", "/api/tariff", { token: admin, body })).status).toBe(422);
  }
  const customer = await signIn();
  expect((await send("GET", "/api/tariff", { token: customer })).status).toBe(403);
  expect((await send("POST", "/api/tariff", { token: customer, body: { csv } })).status).toBe(403);
  expect((await send("GET", "/api/tariff")).status).toBe(401);
});

test("an edition that isn't the present one isn't written over", async () => {
  const admin = await anAdmin();
  const csv: string = (await send("GET", "/api/tariff", { token: admin })).json;
  const { status } = await send("POST", "/api/tariff", {
    token: admin,
    body: { csv, dry_run: false, edition: "00000000-0000-4000-8000-000000000000" },
  });
  expect(status).toBe(409);
});
