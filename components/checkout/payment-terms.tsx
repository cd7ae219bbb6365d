import { Landmark } from "lucide-react";
import { formatRupiah } from "#lib/rupiah.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";

export type PaymentMethod = {
  /** The main one first; empty where the shop takes QRIS alone. */
  accounts: readonly BankAccount[];
  hasQris: boolean;
  /** Hours that an order waits for its transfer. */
  deadlineHours: number;
};

type PaymentTermsProps = {
  method: PaymentMethod;
  /** The rupiah of the total that name the order; null for none. */
  unique: number | null;
};

/** The one way to pay, as chosen, and its rules before the order is made; terms and FAQ have the rest. */
export function PaymentTerms({ method, unique }: PaymentTermsProps) {
  const { accounts, hasQris, deadlineHours } = method;
  const names = [...(accounts.length > 0 ? ["Bank transfer"] : []), ...(hasQris ? ["QRIS"] : [])];
  return (
    <section
      aria-labelledby="payment-method"
      className="border border-soga-700 bg-putih p-4 outline outline-soga-700"
    >
      <h2
        id="payment-method"
        className="flex items-center gap-3 font-sans text-base font-semibold text-soga-900"
      >
        <Landmark size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-soga-700" />
        {names.join(" or ")}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {accounts.map(({ bank, number, holder }) => (
          <li key={`${bank} ${number}`}>
            <span className="font-semibold">{bank}</span>{" "}
            <span className="tabular-nums">{number}</span>{" "}
            <span className="text-abu">in the name of {holder}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <span>
          Please pay the exact amount <strong>within {deadlineHours} hours</strong> of the order.
        </span>
        {unique ? (
          <span>{` Its last ${formatRupiah(unique)} tell us which order it is.`}</span>
        ) : null}
      </p>
      <p className="mt-2 max-w-prose text-sm text-abu">
        We set the pieces aside until then; they are yours once we have confirmed your payment.
        Until you have sent us a proof of payment, you can cancel the order.
      </p>
    </section>
  );
}
