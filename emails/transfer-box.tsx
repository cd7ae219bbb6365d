import { Section, Text } from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { look } from "./styles.ts";

type TransferBoxProps = { accounts: readonly BankAccount[]; amount: string; message: string };

/** Returns the accounts that the order's customer may transfer to. */
export function transferAccounts(
  { environmentAccount }: MailShop,
  { accounts = [environmentAccount] }: { accounts?: readonly BankAccount[] | undefined },
): readonly BankAccount[] {
  return accounts;
}

/** Fields to type into the bank's app; amount and account number large. */
export function TransferBox({ accounts, amount, message }: TransferBoxProps) {
  const rows = [
    ["Amount", amount, look.large] as const,
    ...accounts.flatMap(
      ({ number, bank, holder }) =>
        [
          ["Account number", number, look.large],
          ["Bank", bank, look.strong],
          ["Account holder", holder, look.strong],
        ] as const,
    ),
    ["Message", message, look.strong] as const,
  ];
  return (
    <Section className="box" style={look.box}>
      {rows.map(([label, value, style]) => (
        <Text key={`${label} ${value}`} style={look.boxLine}>
          <span style={look.label}>{label}</span>
          <br />
          <span style={style}>{value}</span>
        </Text>
      ))}
    </Section>
  );
}
