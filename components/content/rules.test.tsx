import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentTerms } from "#components/checkout/payment-terms.tsx";
import { toPageFacts } from "#lib/cache/page-words.ts";
import { localizePage } from "#lib/content/pages/localize-page.ts";
import { PAGES } from "#lib/content/pages/pages.ts";
import type { Language } from "#lib/language/languages.ts";
import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";

/** A deadline that no text names by chance. */
const HOURS = 37;
const FACTS = { ...DEMO_FACTS, paymentDeadlineHours: HOURS };

const PAGE_FACTS = toPageFacts(FACTS, "Bank transfer or QRIS");
const faqIn = (language: Language) =>
  localizePage(PAGES.faq.fields, PAGES.faq.defaults, PAGE_FACTS, language);
const terms = localizePage(PAGES.terms.fields, PAGES.terms.defaults, PAGE_FACTS, "en");

const join = (texts: { text: { text: string } }[]) => texts.map(({ text }) => text.text).join(" ");

function answersOf({ items }: ReturnType<typeof faqIn>): string {
  return join(items.map(({ answer }) => ({ text: answer })));
}

const TEXTS = {
  summary: join(terms.summary),
  details: join(terms.sections),
  faq: answersOf(faqIn("en")),
  faqInIndonesian: answersOf(faqIn("id")),
  payment: renderToStaticMarkup(
    <PaymentTerms
      method={{ payment_accounts: [], takes_qris: true, gateways: [] }}
      deadlineHours={HOURS}
      total={450_123}
      isNamed
    />,
  ),
};

test("terms, FAQ and payment step name the configured deadline, and no other", () => {
  for (const [page, text] of Object.entries(TEXTS)) {
    expect(text, page).toMatch(new RegExp(`\\b${HOURS} (hours|jam)`));
    const hours = [...text.matchAll(/\b(\d+) (?:hours|jam)\b/g)].map(([, number]) =>
      Number(number),
    );
    const known = [HOURS, DEMO_FACTS.dispatchHours, REJECTION_MIN_HOURS, REJECTION_MAX_HOURS];
    expect(
      hours.filter((number) => !known.includes(number)),
      page,
    ).toEqual([]);
  }
});

test("the history tells of the shop by its configured name", () => {
  const { fields, defaults } = PAGES.history;
  const facts = toPageFacts({ ...DEMO_FACTS, name: "Toko Kirana" }, "");
  const told = JSON.stringify(localizePage(fields, defaults, facts, "en"));
  expect(told).toContain("When Toko Kirana opened");
  expect(told).not.toContain(DEMO_FACTS.name);
});

test("all say that pieces are set aside with the order, and final with the payment", () => {
  for (const text of [TEXTS.summary, TEXTS.details, TEXTS.faqInIndonesian]) {
    expect(text).toMatch(/kami sisihkan/);
  }
  for (const text of [TEXTS.faq, TEXTS.payment]) {
    expect(text).toMatch(/set the pieces? aside/);
    expect(text).toMatch(/yours once\s+we have confirmed your payment/);
  }
  expect(TEXTS.details).toContain("menjadi sah setelah pembayaran kami konfirmasi");
});

test("all say until when a customer may cancel, and terms and FAQ what a rejected proof means", () => {
  for (const text of [TEXTS.details, TEXTS.faqInIndonesian]) {
    expect(text).toMatch(/selama bukti pembayaran belum dikirim/i);
  }
  for (const text of [TEXTS.faq, TEXTS.payment]) {
    expect(text).toMatch(/Until you have sent (us )?a proof of payment/);
  }
  for (const text of [TEXTS.details, TEXTS.faqInIndonesian]) {
    expect(text).toContain(
      `sekurang-kurangnya ${REJECTION_MIN_HOURS} dan paling lama ${REJECTION_MAX_HOURS} jam`,
    );
  }
  expect(TEXTS.faq).toContain(
    `at least ${REJECTION_MIN_HOURS} and at most ${REJECTION_MAX_HOURS} hours`,
  );
});
