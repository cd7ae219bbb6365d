import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentTerms } from "#components/checkout/payment-terms.tsx";
import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import { erasOf } from "./eras.ts";
import { faqItems } from "./faq-items.ts";
import { termsDetails } from "./terms-details.ts";
import { termsSummary } from "./terms-summary.ts";

/** A deadline that no text names by chance. */
const HOURS = 37;
const FACTS = { ...DEMO_FACTS, paymentDeadlineHours: HOURS };

const TEXTS = {
  summary: termsSummary(FACTS)
    .map(({ text }) => text)
    .join(" "),
  details: termsDetails(FACTS)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(" "),
  faq: faqItems(FACTS, "Bank transfer or QRIS")
    .map(({ content }) => content)
    .join(" "),
  payment: renderToStaticMarkup(
    <PaymentTerms
      method={{ payment_accounts: [], takes_qris: true }}
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
    const known = [HOURS, DISPATCH_HOURS, REJECTION_MIN_HOURS, REJECTION_MAX_HOURS];
    expect(
      hours.filter((number) => !known.includes(number)),
      page,
    ).toEqual([]);
  }
});

test("the history tells of the shop by its configured name", () => {
  const told = JSON.stringify(erasOf({ name: "Toko Kirana" }));
  expect(told).toContain("When Toko Kirana opened");
  expect(told).not.toContain(DEMO_FACTS.name);
});

test("all say that pieces are set aside with the order, and final with the payment", () => {
  for (const text of [TEXTS.summary, TEXTS.details]) expect(text).toMatch(/kami sisihkan/);
  for (const text of [TEXTS.faq, TEXTS.payment]) {
    expect(text).toMatch(/set the pieces? aside/);
    expect(text).toMatch(/yours once\s+we have confirmed your payment/);
  }
  expect(TEXTS.details).toContain("menjadi sah setelah pembayaran kami konfirmasi");
});

test("all say until when a customer may cancel, and terms and FAQ what a rejected proof means", () => {
  expect(TEXTS.details).toContain("selama bukti transfer belum dikirim");
  for (const text of [TEXTS.faq, TEXTS.payment]) {
    expect(text).toMatch(/Until you have sent (us )?a proof of payment/);
  }
  expect(TEXTS.details).toContain(
    `sekurang-kurangnya ${REJECTION_MIN_HOURS} dan paling lama ${REJECTION_MAX_HOURS} jam`,
  );
  expect(TEXTS.faq).toContain(
    `at least ${REJECTION_MIN_HOURS} and at most ${REJECTION_MAX_HOURS} hours`,
  );
});
