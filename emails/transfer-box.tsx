import { Heading, Section, Text } from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import { paymentWays } from "#lib/shop/payment-ways.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { look } from "./styles.ts";

type TransferBoxProps = {
  shop: MailShop;
  /** The mail's ways to pay. Those of earlier releases may have no accounts. */
  data: { accounts?: readonly BankAccount[] | undefined; takesQris: boolean; orderNo: string };
  amount: string;
  /** The ways to pay by default. */
  title?: string;
};

/** Fields to type into the bank's app; amount and account number large. */
export function TransferBox({ shop, data, amount, title }: TransferBoxProps) {
  const accounts = [...(data.accounts ?? [shop.environmentAccount])];
  const isByQris = data.takesQris || accounts.length === 0;
  const ways = paymentWays({ payment_accounts: accounts, takes_qris: isByQris });
  return (
    <>
      <Heading as="h2" style={look.subheading}>
        {title ?? `Pay by ${ways.replace("Bank", "bank")}`}
      </Heading>
      <Section className="box" style={look.box}>
        <Text style={look.boxLine}>
          <span style={look.label}>Amount</span>
          <br />
          <span style={look.large}>{amount}</span>
        </Text>
        {accounts.map(({ bank, number, holder }) => (
          <Text key={`${bank} ${number}`} style={look.boxLine}>
            <span style={look.label}>Account number at {bank}</span>
            <br />
            <AccountNumber number={number} />
            <br />
            in the name of <span style={look.strong}>{holder}</span>
          </Text>
        ))}
        {accounts.length > 0 ? (
          <Text style={look.boxLine}>
            <span style={look.label}>Message</span>
            <br />
            <span style={look.strong}>{data.orderNo}</span>
          </Text>
        ) : null}
      </Section>
      {isByQris ? (
        <Text style={look.text}>The QRIS code of this amount is on your order's page.</Text>
      ) : null}
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
