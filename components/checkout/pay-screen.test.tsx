import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShownWay } from "#lib/payments/ways/way.ts";
import { PayScreen, type PayScreenProps } from "./pay-screen.tsx";

const HOUR = 3_600_000;

const TRANSFER: ShownWay = {
  id: "transfer",
  view: {
    kind: "accounts",
    accounts: [{ bank: "BCA", number: "123-456-789 0", holder: "Sari" }],
  },
};
const QRIS: ShownWay = {
  id: "qris",
  view: {
    kind: "code",
    code: { merchantName: "SEKAR BATIK", city: "JAKARTA", nmid: "ID1020", picture: "data:," },
    picture: "/api/order/1/qris",
  },
};

const PROPS: PayScreenProps = {
  order: {
    order_no: "SB261127ABCDE",
    total: 312_873,
    due: 312_873,
    unique_total: true,
    payment_status: "Unpaid",
    payment_deadline: new Date(Date.now() + 23.5 * HOUR).toISOString(),
  },
  ways: [TRANSFER, QRIS],
};

const show = (props: Partial<PayScreenProps> = {}) =>
  renderToStaticMarkup(<PayScreen {...PROPS} {...props} />);
const ordered = (order: Partial<PayScreenProps["order"]>) =>
  show({ order: { ...PROPS.order, ...order } });

test("the last three digits are marked where the whole total names the order", () => {
  expect(show()).toMatch(/312\.<\/span><mark[^>]*>873<\/mark>/);
  expect(ordered({ unique_total: false })).not.toMatch(/<mark|kode unik/);
  expect(ordered({ due: 112_873 })).not.toMatch(/<mark|kode unik/);
});

test("the deadline is a date, and hours and minutes by the server's clock", () => {
  expect(show()).toMatch(/23:(29|30)<\/span> <span>hours left/);
  expect(show()).toContain(`dateTime="${PROPS.order.payment_deadline}"`);
  expect(ordered({ payment_status: "Rejected" })).not.toContain("hours left");
});

test("an account's number stands in groups of four", () => {
  expect(show()).toContain(">1234 5678 90<");
});

test("two ways are tabs, one isn't", () => {
  expect(show().match(/type="radio"/g)).toHaveLength(2);
  for (const way of [TRANSFER, QRIS]) {
    expect(show({ ways: [way] })).not.toContain('type="radio"');
  }
  expect(show({ ways: [QRIS] })).toContain("NMID ID1020");
  expect(show({ ways: [] })).toContain("the code is on the order&#x27;s own page");
});

test("while a proof is being checked, amount and accounts are folded", () => {
  const folded = ordered({ payment_status: "Awaiting Verification" });
  expect(folded).toContain("don&#x27;t pay a second time");
  expect(folded.indexOf("1234 5678 90")).toBeGreaterThan(folded.indexOf("<details"));
});
