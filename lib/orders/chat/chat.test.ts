import { expect, test } from "vitest";
import { LANGUAGES } from "../../language/languages.ts";
import { CHAT_KINDS, type ChatKind } from "../../shop/chat/chat-fields.ts";
import { chatText, fillChat, findUnknownInChat } from "../../shop/chat/chat-texts.ts";
import type { OrderView } from "../schema.ts";
import { chatKindOf } from "./chat-kind.ts";
import { chatValues } from "./chat-values.ts";

const DEADLINE = "2026-11-29T12:05:00.000Z";
const EARLIER = new Date("2026-11-28T12:00:00Z");
const NO_MONEY = {
  received: 0,
  held: 0,
  received_on: null,
  due: 485_123,
  written_off: 0,
  receipts: [],
  refunds: [],
};
const REFUND = { id: "1", sent_on: "", rupiah: 400_000, account: "", note: "", image: null };
const RETURNED = { ...NO_MONEY, received: 485_123, held: 85_123, due: 0, refunds: [REFUND] };

const ORDER = {
  id: "42",
  order_no: "SB-261128-0042",
  status: "Waiting for Payment",
  payment_status: "Unpaid",
  payment_deadline: DEADLINE,
  late_proof_until: null,
  link: "https://shop.test/payment-proof/token",
  resi: null,
  carrier: "jne",
  service: "REG",
  total: 485_123,
  unique_amount: 123,
  quantity: 1,
  user: { name: "Ani {resi}", email: "", phone_number: "6281234567890" },
  timeline: [],
  proofs: [],
  money: NO_MONEY,
} as unknown as OrderView;

const FACTS = {
  shopName: "Batik Ani",
  siteUrl: "https://shop.test",
  accounts: [
    { bank: "BCA", number: "1234567890", holder: "Ani" },
    { bank: "BRI", number: "98765", holder: "Ani" },
  ],
  takesQris: true,
  hasPage: true,
} as const;

type State = Partial<OrderView>;

function textOf(state: State, language: "en" | "id", facts: Partial<typeof FACTS> = {}): string {
  const order = { ...ORDER, ...state };
  const values = chatValues(order, { ...FACTS, ...facts, language });
  const text = fillChat(chatText({}, chatKindOf(order, EARLIER), language), values);
  return text.replaceAll("\u00a0", " ");
}

const SENT: State = { status: "In Delivery", payment_status: "Paid", resi: "JNE1", link: null };
const EXPIRED: State = { status: "Cancelled", payment_status: "Expired" };

test.each<[ChatKind, State]>([
  ["pay", {}],
  ["pay", { payment_status: "Refunded" }],
  ["late", { payment_deadline: EARLIER.toISOString() }],
  ["late", EXPIRED],
  ["received", { status: "Payment Confirm", payment_status: "Paid" }],
  ["sent", SENT],
  ["arrived", { status: "Completed", payment_status: "Paid" }],
  ["refund", { status: "Completed", payment_status: "Paid", money: RETURNED }],
  ["refund", { ...EXPIRED, money: RETURNED }],
  ["refund", { status: "Return", payment_status: "Refunded", money: RETURNED }],
  ["other", { payment_status: "Awaiting Verification" }],
  ["other", { payment_status: "Rejected", payment_deadline: EARLIER.toISOString() }],
  ["other", { payment_status: "Paid" }],
  ["other", { ...SENT, resi: null }],
  ["other", { status: "Out of Stock", payment_status: "Paid" }],
])("the text %s tells of %o", (kind, state) => {
  expect(chatKindOf({ ...ORDER, ...state }, EARLIER)).toBe(kind);
});

test("how to pay has sum, code, accounts, deadline and links, and names stay as they are", () => {
  expect(textOf({}, "id")).toBe(`Halo Ani {resi}, terima kasih sudah memesan di Batik Ani.
Pesanan SB-261128-0042 menunggu pembayaran Rp 485.123, paling lambat 29 November 2026, 19.05 WIB.
Mohon bayar tepat sampai angka terakhir: kode unik Rp 123 ada di dalamnya.
Transfer ke BCA 1234567890 a.n. Ani atau BRI 98765 a.n. Ani.
Kode QRIS-nya ada di halaman pesanan Anda: https://shop.test/id/order-history/42
Setelah membayar, kirim buktinya di sini: https://shop.test/id/payment-proof/token`);
  expect(textOf({}, "en")).toContain(
    "Transfer to BCA 1234567890 in the name of Ani or BRI 98765 in the name of Ani.",
  );
  expect(textOf({}, "en")).toContain("https://shop.test/payment-proof/token");
});

test("a line whose value is missing is left out: a rest has no code, a sale outside no page", () => {
  const money = { ...NO_MONEY, received: 400_000, held: 400_000, due: 85_123 };
  const text = textOf({ money, link: null }, "id", {
    hasPage: false as true,
    accounts: [] as never,
  });
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toContain("menunggu pembayaran Rp 85.123");
});

test("texts of the later states name resi, carrier, refund and what comes next", () => {
  expect(textOf(SENT, "id")).toContain("dengan JNE Reguler.\nNomor resi: JNE1\n");
  expect(textOf({ ...EXPIRED, money: RETURNED }, "en")).toContain("we have returned Rp 400.000");
  expect(textOf(EXPIRED, "id", { accounts: [] as never })).toContain(
    "\nBatas waktu pesanan ini sudah lewat. ",
  );
  const waiting = textOf({ payment_status: "Awaiting Verification" }, "en");
  expect(waiting).toContain("We are checking your payment. ");
  expect(waiting).not.toContain("payment-proof");
});

test("the owner's text counts where there is one, and its placeholders have to be known", () => {
  expect(chatText({ chat_pay_id: "Hai" }, "pay", "id")).toBe("Hai");
  for (const language of LANGUAGES) {
    for (const kind of CHAT_KINDS) {
      const text = chatText({ chat_pay_id: "" }, kind, language);
      expect(text).toContain("{nomor}");
      expect(findUnknownInChat(text)).toBeNull();
    }
  }
  expect(findUnknownInChat("Halo {nama}, {nomer}")).toBe("nomer");
  expect(findUnknownInChat("Halo {toString}")).toBe("toString");
});
