/** The rules of paying, before the order is made; terms and FAQ have the rest. */
export function PaymentTerms({ deadlineHours }: { deadlineHours: number }) {
  return (
    <p className="max-w-prose">
      You pay by bank transfer. The account and the exact amount are on the next page. We set the
      pieces aside from the moment the order is made, for {deadlineHours} hours; they are yours once
      we have confirmed your payment. Until you have sent us a proof of payment, you can cancel the
      order.
    </p>
  );
}
