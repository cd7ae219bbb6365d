import { beforeAll, describe, expect, test } from "vitest";
import type { MailTemplate } from "#lib/mail/schema.ts";
import { moneyBackText, UNDELIVERED_ENDS } from "#lib/orders/money/money-back.ts";
import { orderHeadline } from "#lib/orders/status/order-headline.ts";
import { PAYMENT_STATUSES } from "#lib/orders/status/order-status.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { CHARGE_KINDS } from "#lib/totals.ts";
import { renderMailOf } from "./render-mail.ts";
import { SAMPLES } from "./samples.ts";
import { templates } from "./templates.ts";

beforeAll(async () => {
  process.env.DATABASE_URL = "postgresql://nobody@localhost/nothing";
  process.env.AUTH_SECRET = "a secret of the tests, long enough to be taken";
  process.env.SITE_URL = "https://sekarbatik.test/";
  // The renderer is large, and on a busy machine slow to load.
  await import("react-email");
}, 60_000);

const renderMail = (template: string, data: unknown) => renderMailOf(DEMO_FACTS, template, data);

const names = Object.keys(SAMPLES) as MailTemplate[];

describe.each(names)("%s", (name) => {
  test("says the same in HTML and in plain text", async () => {
    const { subject, html, text } = await renderMail(name, SAMPLES[name]);
    expect(subject).not.toBe("");
    expect(html).toMatch(/^<!DOCTYPE html/);
    const isForTeam = /^(admin|team)-/.test(name);
    expect(html).toContain(`lang="${isForTeam ? "id" : "en"}"`);
    const hello = isForTeam ? "Halo," : "Hello,";
    expect(text).toContain("name" in SAMPLES[name] ? "Sari Wulandari" : hello);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
    expect(text).not.toMatch(/undefined|\[object|NaN|<[a-z]+[ >]/);
    expect(html).toContain('<img src="https://sekarbatik.test/logo.png" alt="Sekar Batik"');
    expect(text).toContain("Jalan Kemang Timur 11, Mampang Prapatan, Jakarta Selatan 12730");
    expect(text).toMatch(isForTeam ? /karena Anda (admin|diundang ke tim)/ : /You get this email/);
    expect(html).not.toMatch(/<script|https?:\/\/(?!sekarbatik\.test|www\.w3\.org)/);
  });

  test("keeps a customer's name from becoming markup", async () => {
    const data = { ...SAMPLES[name], name: '<a href="https://evil.test">Sari</a>' };
    expect((await renderMail(name, data)).html).not.toContain('<a href="https://evil.test');
  });
});

test.each(names)("%s is Indonesian where the customer is", async (name) => {
  const english = await renderMail(name, SAMPLES[name]);
  // The reason is the team's own sentence.
  const data = { ...SAMPLES[name], reason: "Jumlahnya berbeda." };
  const { subject, html, text } = await renderMailOf(DEMO_FACTS, name, data, "id");
  expect(html).toContain('lang="id"');
  expect(text).toContain("Halo");
  expect(text).not.toMatch(/undefined|NaN|\b([Tt]he|[Yy]ou(r)?|[Pp]lease|and)\b/);
  if (/^(admin|team)-/.test(name)) return;
  expect(subject).not.toBe(english.subject);
  for (const [, path] of text.matchAll(/https:\/\/sekarbatik\.test(\/[^\s\]]+)/g)) {
    expect(path).toMatch(/^\/(id|media)\//);
  }
});

test("an order's mail tells where to transfer, how much and until when", async () => {
  const { subject, text } = await renderMail("order-placed", SAMPLES["order-placed"]);
  const plain = text.replaceAll("\u00a0", " ");
  expect(subject.replaceAll("\u00a0", " ")).toBe("Order SB261121A7K2M: please pay Rp 1.271.000");
  for (const words of [
    "0102030405",
    "Rp 1.271.000",
    "22 November 2026 at 19:05 WIB",
    "https://sekarbatik.test/checkout-order/0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11",
    "Kemeja Kawung (M) × 2",
    "Jalan Cihampelas No. 112",
  ]) {
    expect(plain).toContain(words);
  }
});

test("an order's mail counts the days of its delivery", async () => {
  const sample = SAMPLES["order-placed"];
  const textOf = async (etd: string) => (await renderMail("order-placed", { ...sample, etd })).text;
  expect(await textOf("1")).toMatch(/, 1 day\s/);
  expect(await textOf("2-3")).toMatch(/, 2–3 days\s/);
});

const aboutOrders = names.filter((name) => "lines" in SAMPLES[name]);

test.each(aboutOrders)("%s shows the order's pieces", async (template) => {
  const { html, text } = await renderMail(template, SAMPLES[template]);
  const pictures = [...html.matchAll(/<img src="([^"]+share\.jpg)"/g)].map(([, src]) => src);
  expect(pictures).toEqual([
    "https://sekarbatik.test/media/5a3d0c77e1b24f9086ad12fe/share.jpg",
    "https://sekarbatik.test/media/c0ffee00b1e24f9086ad12fe/share.jpg",
  ]);
  expect(text.replaceAll("\u00a0", " ")).toContain("Kain Mega Mendung (S · 200 × 105 cm) × 1");
  const lines = SAMPLES["order-placed"].lines.map((line) => ({ ...line, picture: null }));
  const plain = await renderMail(template, { ...SAMPLES[template], lines });
  expect(plain.html).not.toContain(".jpg");
});

/** The rupiah that a mail is about, where they aren't its order's total. */
const OTHER_RUPIAH: Partial<Record<MailTemplate, number>> = {
  "payment-short": 771_000,
  "money-returned": 200_000,
};

async function firstLineOf(template: MailTemplate, data: object): Promise<string> {
  const { html } = await renderMail(template, data);
  const preview = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
  return preview.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'").trim();
}

const rupiahOf = (template: MailTemplate) =>
  formatRupiah(OTHER_RUPIAH[template] ?? 1_271_000).replaceAll("\u00a0", " ");

test.each(aboutOrders)("an inbox shows pieces and amount of %s first", async (template) => {
  const sample = SAMPLES[template];
  const more = template.startsWith("admin-") ? "lagi" : "more";
  const about = `Kemeja Kawung × 2 + 1 ${more}, ${rupiahOf(template)}: `;
  const line = await firstLineOf(template, sample);
  expect(line.slice(0, about.length)).toBe(about);
  expect(line.slice(about.length)).toMatch(/^[a-z].{5,60}$/);
});

test("an inbox shows a long name's beginning, and one piece alone", async () => {
  const [line] = SAMPLES["order-placed"].lines;
  const name = "Kemeja Parang Soga Lengan Panjang dengan Furing Katun";
  const data = { ...SAMPLES["order-placed"], lines: [{ ...line, name, quantity: 1 }] };
  expect(await firstLineOf("order-placed", data)).toBe(
    "Kemeja Parang Soga Lengan Panjang d…, Rp 1.271.000: pay by 22 Nov, 19:05 WIB",
  );
});

test.each(aboutOrders)("%s of an earlier release has its amount first", async (template) => {
  const later = ["lines", "takesQris"];
  const fields = Object.entries(SAMPLES[template]).filter(([name]) => !later.includes(name));
  const earlier = Object.fromEntries(fields);
  const { text } = await renderMail(template, earlier);
  expect(text).not.toMatch(/Kemeja|In this order|Isi pesanan|QRIS/);
  const line = await firstLineOf(template, earlier);
  expect(line.startsWith(`${rupiahOf(template)}: `), line).toBe(true);
});

test.each(names.filter((name) => "code" in SAMPLES[name]))(
  "a locked screen doesn't show the code of %s",
  async (template) => {
    expect(await firstLineOf(template, SAMPLES[template])).not.toContain("48151623");
  },
);

test("a mail that asks for a payment names QRIS where the shop takes it", async () => {
  for (const template of ["order-placed", "payment-reminder", "payment-short"] as const) {
    const textOf = async (ways: object) =>
      (await renderMail(template, { ...SAMPLES[template], ...ways })).text;
    expect(await textOf({ takesQris: true })).toMatch(/pay by bank transfer or QRIS/i);
    expect(await textOf({ takesQris: false })).not.toContain("QRIS");
    const alone = await textOf({ takesQris: true, accounts: [] });
    expect(alone).toMatch(/pay by QRIS/i);
    expect(alone).not.toMatch(/account number|message/i);
  }
});

test("amount and account number are the largest words of a mail that asks for a transfer", async () => {
  for (const template of ["order-placed", "payment-reminder"] as const) {
    const { html } = await renderMail(template, SAMPLES[template]);
    const large = [...html.matchAll(/font-size:28px[^>]*>([^<]+)/g)].map(([, words]) => words);
    expect(large).toEqual([formatRupiah(1_271_000), "0102"]);
    expect(html.replaceAll(/<\/?span[^>]*>/g, "")).toContain("0102030405");
  }
});

test("a shop with a WhatsApp number offers a chat in the foot", async () => {
  const { render } = await import("react-email");
  const htmlOf = (whatsapp: string | null) =>
    render(
      templates.welcome({
        lang: "en",
        shop: { ...DEMO_FACTS, whatsapp, url: "https://sekarbatik.test" },
        data: { name: null },
      }).body,
    );
  expect(await htmlOf("6281234567890")).toContain('href="https://wa.me/6281234567890');
  expect(await htmlOf(null)).not.toContain("WhatsApp");
});

test("an address has no line of a dash alone", async () => {
  const data = { ...SAMPLES["order-placed"], description: "-" };
  const { text } = await renderMail("order-placed", data);
  expect(text).toContain(
    "Jalan Cihampelas No. 112\nKota Bandung, Jawa Barat 40131\n+6281310003001",
  );
});

test("the mail of a parcel on its way leads to its tracking first, then to the word of its arrival", async () => {
  const { html, text } = await renderMail("in-delivery", SAMPLES["in-delivery"]);
  expect(text).toMatch(/Service +JNE Regular\nShould arrive +in 2–3 days/);
  const order = "https://sekarbatik.test/order-history/0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11";
  expect([...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href]) => href)).toEqual([
    `${order}#tracking`,
    "https://sekarbatik.test/complete-order?token=sample",
    "https://sekarbatik.test",
  ]);
  const unsent = await renderMail("in-delivery", { ...SAMPLES["in-delivery"], resi: null });
  expect(unsent.html).toContain(`href="${order}"`);
  expect(unsent.html).not.toContain("#tracking");
});

test("without a link that acts a mail leads to the order's page, which asks to sign in", async () => {
  const none = { proofLink: null, completeLink: null, name: null };
  for (const template of ["payment-reminder", "proof-rejected", "in-delivery"] as const) {
    const { text } = await renderMail(template, { ...SAMPLES[template], ...none });
    expect(text).toContain("https://sekarbatik.test/order-history/0f7a2c1e");
    expect(text).toMatch(/log in/i);
    expect(text).toContain("Hello,");
  }
});

test("an order's mail lists each kind of charge", async () => {
  const charges = CHARGE_KINDS.map((kind, index) => ({ kind, rupiah: 1_001 * (index + 1) }));
  const { html } = await renderMail("order-placed", { ...SAMPLES["order-placed"], charges });
  for (const { rupiah } of charges) expect(html).toContain(formatRupiah(rupiah));
});

test("the buyer's note is in the mails to buyer and admins, line by line", async () => {
  for (const template of ["order-placed", "admin-new-order"] as const) {
    const { html, text } = await renderMail(template, SAMPLES[template]);
    expect(text).toContain("Tolong dibungkus kado.\nKartunya: untuk Ibu.");
    expect(html).toMatch(/Tolong dibungkus kado\.<br\s*\/>/);
    const silent = await renderMail(template, { ...SAMPLES[template], customerNote: "" });
    expect(silent.text).not.toMatch(/note|catatan/i);
  }
});

test.each(["https://evil.test", "lihat evil.com", "evil.app/x", "tulis ke x@evil.test"])(
  "a stranger's note %j doesn't bring admins a link",
  async (customerNote) => {
    const data = { ...SAMPLES["admin-new-order"], customerNote };
    const { html, text } = await renderMail("admin-new-order", data);
    expect(html + text).not.toContain("evil");
    expect(text).toContain("Silakan baca di dasbor");
  },
);

test.each([
  ["Sari https://evil.test/x", "Hello Sari,"],
  ["Menang di evil.com", "Hello Menang di,"],
  ["evil.zone", "Hello evil. zone,"],
  ["https://evil.test", "Hello,"],
])("a name %j of an earlier release is no link", async (name, greeting) => {
  const { text } = await renderMail("welcome", { name });
  expect(text).toContain(greeting);
  const data = { ...SAMPLES["admin-new-order"], customer: "evil.com" };
  expect((await renderMail("admin-new-order", data)).text).toContain("Seorang pelanggan memesan");
});

test("a template that isn't there, and data that isn't whole", async () => {
  await expect(renderMail("toString", {})).rejects.toThrow("no mail template");
  await expect(renderMail("verify-email-code", {})).rejects.toThrow();
});

test("page and mail of an undelivered order say the same about the money", async () => {
  for (const payment_status of PAYMENT_STATUSES) {
    const data = { paymentStatus: payment_status, lateUntil: null };
    const moneyBack = moneyBackText(payment_status);
    expect(/if you have paid/i.test(moneyBack)).toBe(
      ["Unpaid", "Rejected", "Expired"].includes(payment_status),
    );
    const mails = [
      ...(["shop", "customer", "unpaid", "proof-rejected"] as const).map((cause) =>
        renderMail("order-cancelled", { ...SAMPLES["order-cancelled"], ...data, cause }),
      ),
      renderMail("out-of-stock", { ...SAMPLES["out-of-stock"], ...data }),
    ];
    const texts = (await Promise.all(mails)).map(({ text }) => text.replaceAll(/\s+/g, " "));
    for (const text of texts) expect(text).toContain(moneyBack);
    for (const status of UNDELIVERED_ENDS) {
      const order = { status, payment_status, payment_deadline: "", proofs: [] };
      expect(orderHeadline(order).next).toContain(moneyBack);
    }
  }
});

test("a mail of a parcel that an earlier release queued has no service", async () => {
  const { service, etd, ...earlier } = SAMPLES["in-delivery"];
  const { text } = await renderMail("in-delivery", earlier);
  expect(text).toContain("JNEDEMO8810025566");
  expect(text).not.toMatch(/Service|Should arrive/);
});

test("a mail that an earlier release queued says what to do if the order was paid", async () => {
  const { paymentStatus: _, ...earlier } = SAMPLES["out-of-stock"];
  expect((await renderMail("out-of-stock", earlier)).text).toContain("If you have paid already");
});

test("a shop of its own has its name, its tagline and its last words in each mail", async () => {
  const en = {
    ...DEMO_FACTS.words.en,
    tagline: { text: "since 1990", lang: "en" as const },
    signature: { text: "Salam,\nAni", lang: "id" as const },
  };
  const own = { ...DEMO_FACTS, name: "Batik Ani", words: { ...DEMO_FACTS.words, en } };
  const { html, text, sender } = await renderMailOf(own, "welcome", SAMPLES.welcome);
  expect(text).toContain("Salam,\nAni");
  expect(text).toContain("Batik Ani, since 1990");
  expect(html).not.toMatch(/logo\.png|Sekar Batik/);
  expect(sender).toEqual({ name: DEMO_FACTS.senderName, replyTo: DEMO_FACTS.email });
});
