import { expect, test } from "vitest";
import type { ProductView } from "#lib/catalogue/schema.ts";
import type { EventView } from "#lib/content/schema.ts";
import { toEventData } from "./event-data.ts";
import { toProductData } from "./product-data.ts";

const SITE = new URL("https://shop.test");

const product: ProductView = {
  id: "0d9c0a4e-6f0b-4d0e-9b45-0c8b4f6d1a11",
  name: "Kemeja Kawung",
  category: "Men",
  size: "M",
  size_details: "",
  price: "450000",
  stock: 1,
  weight: 300,
  description: "Kemeja.",
  care_instructions: "Cuci tangan.",
  motif: "",
  technique: "",
  material: "",
  origin: "",
  maker: "",
  cut: "",
  work_days: null,
  is_purchased: false,
  image1: null,
  image2: null,
  image3: null,
  image4: null,
  created_at: "2026-11-21T00:00:00.000Z",
  updated_at: "2026-11-21T00:00:00.000Z",
};

test("an offer names what delivery costs, when it starts, and the days for a return", () => {
  const shop = { site: SITE, shopName: "Sekar Batik", shipping: { from: 10_000, to: 90_000 } };
  expect(toProductData(product, shop)).toMatchObject({
    "@graph": [
      {
        offers: {
          hasMerchantReturnPolicy: { merchantReturnDays: 3 },
          shippingDetails: {
            shippingRate: { minValue: 10_000, maxValue: 90_000, currency: "IDR" },
            deliveryTime: { handlingTime: { minValue: 0, maxValue: 1, unitCode: "DAY" } },
          },
        },
      },
      {},
    ],
  });
  expect(JSON.stringify(toProductData(product, { ...shop, shipping: null }))).not.toContain(
    "shippingDetails",
  );
});

test("an event's times have the shop's offset", () => {
  const event: EventView = {
    id: "e",
    event_name: "Kelas",
    event_start: "2026-12-03T01:30:00.000Z",
    event_end: "2026-12-03T10:00:00.000Z",
    event_time: "08:30",
    event_location: "Jakarta",
    description: "Belajar.",
    image1: null,
    image2: null,
    image3: null,
    image4: null,
  } as EventView;
  expect(JSON.stringify(toEventData([event], SITE, "Sekar Batik"))).toMatch(
    /"startDate":"2026-12-03T08:30:00\+07:00","endDate":"2026-12-03T17:00:00\+07:00"/,
  );
});
