import { expect, test } from "vitest";
import { addressLines, DEMO_FACTS, mapHref, phoneHref, whatsappChat } from "./facts.ts";

test("the demo's facts stand in an address, on a map and behind a telephone link", () => {
  expect(addressLines(DEMO_FACTS)).toEqual([
    "Jalan Kemang Timur 11",
    "Mampang Prapatan",
    "Jakarta Selatan 12730",
  ]);
  expect(new URL(mapHref(DEMO_FACTS)).searchParams.get("query")).toBe(
    "Jalan Kemang Timur 11, Mampang Prapatan, Jakarta Selatan 12730, Indonesia",
  );
  expect(phoneHref(DEMO_FACTS)).toBe("tel:+622155502011");
});

test("a chat needs a number", () => {
  expect(whatsappChat(DEMO_FACTS, "Halo")).toBeNull();
  expect(whatsappChat({ ...DEMO_FACTS, whatsapp: "6281234567890" }, "Halo & salam")).toBe(
    "https://wa.me/6281234567890?text=Halo%20%26%20salam",
  );
});
