import { expect, test } from "vitest";
import type { ProductView } from "#lib/catalogue/schema.ts";
import type { EventView } from "#lib/content/schema.ts";
import { LANGUAGES, type Language } from "#lib/language/languages.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import type { PaymentMethod } from "#lib/shop/settings-schema.ts";
import { paymentWays } from "#lib/shop/ways-to-pay.ts";
import { toEventData } from "./event-data.ts";
import { toProductData } from "./product-data.ts";
import { toStoreData } from "./store-data.ts";

const SITE = new URL("https://shop.test");

const product: ProductView = {
  id: "0d9c0a4e-6f0b-4d0e-9b45-0c8b4f6d1a11",
  name: "Kemeja Kawung",
  name_en: "",
  description_en: "",
  care_instructions_en: "",
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

const shop = {
  dispatchHours: 24,
  site: SITE,
  language: "en" as Language,
  shopName: "Sekar Batik",
  shipping: { from: 10_000, to: 90_000 },
};

test("an offer names what delivery costs, when it starts, and the days for a return", () => {
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

/** Returns what stands in a product's data, and the addresses of its page and of the steps to it. */
function told(language: Language) {
  const made = {
    technique: "Tulis",
    origin: "Solo",
    maker: "Ibu Sri",
    cut: "Lengan panjang",
  } as const;
  const data = toProductData({ ...product, ...made }, { ...shop, language });
  const { "@graph": graph } = JSON.parse(JSON.stringify(data));
  const [{ "@id": id, category, additionalProperty, offers }, { itemListElement }] = graph;
  return {
    id,
    category,
    traits: additionalProperty.map((trait: Named) => [trait.name, trait.value]),
    offer: offers.url,
    steps: itemListElement.map((step: Named) => [step.name, step.item]),
  };
}

type Named = { name: string; value?: string; item?: string };

test("a product's data are in the language of its page, and name one product", () => {
  const path = `/product-detail/${product.id}`;
  expect(told("en")).toEqual({
    id: `https://shop.test${path}`,
    category: "Men",
    traits: [
      ["Technique", "Tulis"],
      ["Made in", "Solo"],
      ["Made by", "Ibu Sri"],
      ["Sleeve and cut", "Long sleeves"],
    ],
    offer: `https://shop.test${path}`,
    steps: [
      ["Batik", "https://shop.test/product"],
      ["Men", "https://shop.test/product?categories%5B%5D=Men"],
      ["Kemeja Kawung", `https://shop.test${path}`],
    ],
  });
  expect(told("id")).toEqual({
    id: `https://shop.test${path}`,
    category: "Pria",
    traits: [
      ["Teknik", "Tulis"],
      ["Dibuat di", "Solo"],
      ["Dibuat oleh", "Ibu Sri"],
      ["Lengan dan potongan", "Lengan panjang"],
    ],
    offer: `https://shop.test/id${path}`,
    steps: [
      ["Batik", "https://shop.test/id/product"],
      ["Pria", "https://shop.test/id/product?categories%5B%5D=Men"],
      ["Kemeja Kawung", `https://shop.test/id${path}`],
    ],
  });
});

test.each(LANGUAGES)("the shop's ways to pay are a list in %s", (language) => {
  const method = { payment_accounts: [{ bank: "BCA", number: "1", name: "A" }], takes_qris: true };
  const ways = paymentWays(method as unknown as PaymentMethod, language);
  expect(toStoreData(SITE, DEMO_FACTS, ways)).toMatchObject({
    paymentAccepted: { en: "Bank transfer, QRIS", id: "Transfer bank, QRIS" }[language],
  });
});

test("an event's times have the shop's offset", () => {
  const event: EventView = {
    id: "e",
    event_name: "Kelas",
    event_name_en: "Class",
    description_en: "",
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
  const data = JSON.stringify(toEventData([event], SITE, "Sekar Batik", "en"));
  expect(data).toContain('"name":"Class","description":"Belajar."');
  expect(data).toMatch(
    /"startDate":"2026-12-03T08:30:00\+07:00","endDate":"2026-12-03T17:00:00\+07:00"/,
  );
});
