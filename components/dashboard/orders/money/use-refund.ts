import { useForm } from "react-hook-form";
import { conflictWords } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { jakartaDay } from "#lib/dates.ts";
import { formatRupiah } from "#lib/money.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

export type RefundFields = { amount: string; account: string; sent_on: string; note: string };

/** Writes a refund down. `held`: rupiah that the shop has of the order, as the page shows it. */
export function useRefund(orderId: string, held: number) {
  const form = useForm<RefundFields>({
    defaultValues: {
      amount: formatRupiah(held),
      account: "",
      sent_on: jakartaDay(new Date()),
      note: "",
    },
  });
  const { save, busy } = useSave({
    request: (fields: RefundFields) => ({
      path: `/api/order/${orderId}/refund`,
      answer: orderAnswer,
      body: { ...fields, held_seen: held },
    }),
    form,
    successMessage: "Pengembalian dicatat",
    errorMessage: conflictWords,
    refreshes: () => true,
  });
  return { form, submit: form.handleSubmit((fields) => save(fields)), busy };
}
