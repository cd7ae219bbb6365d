import { Section, Text } from "react-email";
import type { BankAccount } from "#lib/shop/facts.ts";
import { look } from "./styles.ts";

type TransferBoxProps = { account: BankAccount; amount: string; message: string };

/** What to type into the bank's app; amount and account number large. */
export function TransferBox({ account, amount, message }: TransferBoxProps) {
  const rows = [
    ["Amount", amount, look.large],
    ["Account number", account.number, look.large],
    ["Bank", account.bank, look.strong],
    ["Account holder", account.holder, look.strong],
    ["Message", message, look.strong],
  ] as const;
  return (
    <Section className="box" style={look.box}>
      {rows.map(([label, value, style]) => (
        <Text key={label} style={look.boxLine}>
          <span style={look.label}>{label}</span>
          <br />
          <span style={style}>{value}</span>
        </Text>
      ))}
    </Section>
  );
}
