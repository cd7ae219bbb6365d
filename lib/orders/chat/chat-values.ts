import { formatDateTime } from "../../dates.ts";
import { type Language, pathIn } from "../../language/languages.ts";
import { words } from "../../language/words.ts";
import { formatRupiah } from "../../rupiah.ts";
import { deliveryName } from "../../shipping/carriers.ts";
import type { ChatValues } from "../../shop/chat/chat-texts.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";
import type { OrderView } from "../schema.ts";
import { orderHeadline } from "../status/order-headline.ts";

type ChatFacts = {
  language: Language;
  shopName: string;
  /** Address of the shop's site. */
  siteUrl: string;
  /** Accounts to pay to now; none once the order waits for no transfer. */
  accounts: readonly BankAccount[];
  /** True where the order's page shows a QRIS code now. */
  takesQris: boolean;
  /** False for a sale outside the website, which has no page for its customer. */
  hasPage: boolean;
};

const SAID = words(
  { nameOf: "in the name of", or: new Intl.ListFormat("en-GB", { type: "disjunction" }) },
  { nameOf: "a.n.", or: new Intl.ListFormat("id", { type: "disjunction" }) },
);

/** Returns what the placeholders stand for in an order's text, in the customer's language. */
export function chatValues(order: OrderView, facts: ChatFacts): ChatValues {
  const { language, siteUrl } = facts;
  const { nameOf, or } = SAID[language];
  const linkTo = (address: string) => {
    const { pathname } = new URL(address, siteUrl);
    return new URL(pathIn(language, pathname), siteUrl).href;
  };
  const { headline, next } = orderHeadline(order, language);
  const { money, total, unique_amount: unique } = order;
  const due = money.due > 0 ? money.due : total;
  const page = facts.hasPage ? linkTo(`/order-history/${order.id}`) : "";
  // A picture is being looked at: no other is asked for.
  const isLookedAt = order.payment_status === "Awaiting Verification";
  return {
    nama: order.user.name,
    toko: facts.shopName,
    nomor: order.order_no,
    keadaan: [headline, next].filter(Boolean).join(". "),
    jumlah: formatRupiah(due),
    // A rest has no code of its own.
    kode: unique && due === total ? formatRupiah(unique) : "",
    // Without spaces, so that a copied number fits a bank's app.
    rekening: or.format(
      facts.accounts.map(({ bank, number, holder }) => `${bank} ${number} ${nameOf} ${holder}`),
    ),
    qris: facts.takesQris ? page : "",
    batas: formatDateTime(order.payment_deadline, language),
    tautan: order.link && !isLookedAt ? linkTo(order.link) : "",
    kurir: deliveryName(order, language),
    resi: order.resi ?? "",
    halaman: page,
    kembali: formatRupiah(money.received - money.held),
  };
}
