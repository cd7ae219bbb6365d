import { expect, test } from "vitest";

// A server with another shop's facts (scripts/testing/upload-shops.ts).
const shop = process.env.TEST_S3_SHOP_URL ?? "";

const read = async (path: string) => (await fetch(`${shop}${path}`)).text();

/** The demo's facts, which no page may hard-code. */
const DEMO = /Sekar Batik|halo@sekarbatik|5550 2011|Kemang|Mampang|Jakarta Selatan|South Jakarta/;

test.each([
  ["/home", ["Home — Toko Kirana", "sent from Bandung", "About Toko Kirana", '"Toko Kirana"']],
  ["/product", ["Batik — Toko Kirana", "Shipped with JNE from Bandung", "Bandung 40111"]],
  ["/faq", ["halo@kirana.test", "with JNE from Bandung", "48 hours. An order"]],
  ["/terms-condition", ["antara Anda dan Toko Kirana", "JNE dari Bandung", "dalam waktu 48 jam"]],
  ["/uniform", ["cut and sewn in", "+62 22 5550 100", "Jalan%20Braga%207"]],
  ["/landing", [">Toko Kirana</h1>", 'href="https://kirana.test/"']],
  ["/auth/login", ["Login — Toko Kirana", "tel:+62225550100"]],
  ["/manifest.webmanifest", ['"name":"Toko Kirana"']],
])("%s names the shop's own facts, and none of the demo's", async (path, named) => {
  const page = (await read(path)).replaceAll("<!-- -->", "").replaceAll(/"name": "/g, '"name":"');
  for (const words of named) expect(page).toContain(words);
  expect(page).not.toMatch(DEMO);
  expect(page).not.toContain("instagram");
});
