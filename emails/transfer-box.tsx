import { Heading, Section, Text } from "react-email";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailShop } from "#lib/mail/schema.ts";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { paymentWays, withinSentence } from "#lib/shop/ways-to-pay.ts";
import { look } from "./styles.ts";

type TransferBoxProps = {
  shop: MailShop;
  /** The mail's ways to pay. Those of earlier releases may have no accounts. */
  data: { accounts?: readonly BankAccount[] | undefined; takesQris: boolean; orderNo: string };
  amount: string;
  lang: Language;
  /** The ways to pay by default. */
  title?: string;
};

const WORDS = words(
  {
    payBy: (ways: string) => `Pay by ${ways}`,
    amount: "Amount",
    accountAt: (bank: string) => `Account number at ${bank}`,
    nameOf: "in the name of",
    message: "Message",
    qris: "The QRIS code of this amount is on your order's page.",
    others: "All ways to pay are on your order's page.",
  },
  {
    payBy: (ways) => `Bayar dengan ${ways}`,
    amount: "Jumlah",
    accountAt: (bank) => `Nomor rekening ${bank}`,
    nameOf: "atas nama",
    message: "Berita transfer",
    qris: "Kode QRIS untuk jumlah ini ada di halaman pesanan Anda.",
    others: "Semua cara bayar ada di halaman pesanan Anda.",
  },
);

/** Fields to type into the bank's app; amount and account number large. */
export function TransferBox({ shop, data, amount, title, lang }: TransferBoxProps) {
  const accounts = [...(data.accounts ?? [shop.environmentAccount])];
  const isByQris = data.takesQris || (accounts.length === 0 && shop.gateways.length === 0);
  const { gateways } = shop;
  const ways = paymentWays({ payment_accounts: accounts, takes_qris: isByQris, gateways }, lang);
  const said = WORDS[lang];
  return (
    <>
      <Heading as="h2" style={look.subheading}>
        {title ?? said.payBy(withinSentence(ways))}
      </Heading>
      <Section className="box" style={look.box}>
        <Text style={look.boxLine}>
          <span style={look.label}>{said.amount}</span>
          <br />
          <span style={look.large}>{amount}</span>
        </Text>
        {accounts.map(({ bank, number, holder }) => (
          <Text key={`${bank} ${number}`} style={look.boxLine}>
            <span style={look.label}>{said.accountAt(bank)}</span>
            <br />
            <AccountNumber number={number} />
            <br />
            {said.nameOf} <span style={look.strong}>{holder}</span>
          </Text>
        ))}
        {accounts.length > 0 ? (
          <Text style={look.boxLine}>
            <span style={look.label}>{said.message}</span>
            <br />
            <span style={look.strong}>{data.orderNo}</span>
          </Text>
        ) : null}
      </Section>
      {isByQris ? <Text style={look.text}>{said.qris}</Text> : null}
      {gateways.length > 0 ? <Text style={look.text}>{said.others}</Text> : null}
    </>
  );
}

/** Groups of four for the eye; a copy has the digits alone, as banks' apps want them. */
function AccountNumber({ number }: Pick<BankAccount, "number">) {
  const [first, ...others] = formatAccountNumber(number).split(" ");
  return (
    <span style={look.large}>
      {first}
      {others.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and never move
        <span key={index} style={look.digits}>
          {group}
        </span>
      ))}
    </span>
  );
}
