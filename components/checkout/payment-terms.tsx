import { Landmark } from "lucide-react";
import { useLanguage, useWords } from "#language";
import { formatAccountNumber } from "#lib/shop/account-number.ts";
import type { PaymentMethod } from "#lib/shop/settings-schema.ts";
import { paymentWays } from "#lib/shop/ways-to-pay.ts";
import { PLACE_WORDS } from "./checkout-words.ts";
import { RupiahToTransfer } from "./rupiah-to-transfer.tsx";

export type PaymentTermsProps = {
  method: PaymentMethod;
  /** Hours that an order waits for its transfer. */
  deadlineHours: number;
  /** Null until the cart is here. */
  total: number | null;
  /** True where the end of the total names the order. */
  isNamed: boolean;
};

/** The one way to pay, as chosen, and its rules before the order is made; terms and FAQ have the rest. */
export function PaymentTerms({ method, deadlineHours, total, isNamed }: PaymentTermsProps) {
  const language = useLanguage();
  const words = useWords(PLACE_WORDS);
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
        {paymentWays(method, language)}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {method.payment_accounts.map(({ bank, number, holder }) => (
          <li key={`${bank} ${number}`}>
            <span className="font-semibold">{bank}</span>{" "}
            <span className="tabular-nums">{formatAccountNumber(number)}</span>{" "}
            <span className="text-abu">{words.nameOf(holder)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <span>{words.pleasePay}</span>
        {total === null ? (
          <span>{words.exactAmount}</span>
        ) : (
          <span>
            {words.exactly}{" "}
            <RupiahToTransfer rupiah={total} isNamed={isNamed} className="font-semibold" />
          </span>
        )}
        <span>
          {" "}
          <strong>{words.within(deadlineHours)}</strong>
          {words.ofOrder}
        </span>
        {isNamed ? <span>{words.lastDigits}</span> : null}
      </p>
      <p className="mt-2 max-w-prose text-sm text-abu">{words.apart}</p>
    </section>
  );
}
