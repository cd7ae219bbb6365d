import { useForm } from "react-hook-form";
import { conflictWords } from "#components/forms/failure-words.ts";
import { PictureRefused, preparePicture } from "#components/forms/prepare-picture.ts";
import { useSave } from "#components/forms/use-save.ts";
import { jakartaDay } from "#lib/dates.ts";
import { formatRupiah } from "#lib/money.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

type RefundFields = {
  amount: string;
  account: string;
  sent_on: string;
  note: string;
  /** At most one file. */
  image: FileList | null;
};

async function bodyOf({ image, ...fields }: RefundFields, held: number) {
  const body = { ...fields, held_seen: String(held) };
  const [picture] = image ?? [];
  if (!picture) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set("image", await preparePicture(picture));
  return form;
}

/** Writes a refund down. `held`: rupiah that the shop has of the order, as the page shows it. */
export function useRefund(orderId: string, held: number) {
  const form = useForm<RefundFields>({
    defaultValues: {
      amount: formatRupiah(held),
      account: "",
      sent_on: jakartaDay(new Date()),
      note: "",
      image: null,
    },
  });
  const { save, busy } = useSave({
    request: async (fields: RefundFields) => ({
      path: `/api/order/${orderId}/refund`,
      answer: orderAnswer,
      body: await bodyOf(fields, held),
    }),
    form,
    successMessage: "Pengembalian dicatat",
    errorMessage: (error) =>
      error instanceof PictureRefused ? error.message : conflictWords(error),
    refreshes: () => true,
  });
  return { form, submit: form.handleSubmit((fields) => save(fields)), busy };
}
