import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { AddressFields } from "#components/addresses/address-fields.tsx";
import { type AccountContact, newAddress } from "#components/addresses/new-address.ts";
import { ScriptForm } from "#components/forms/script-form.tsx";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { useWords } from "#language";
import { addressAnswer } from "#lib/accounts/schema.ts";
import { type CheckoutAddress, checkoutAddressInput } from "#lib/checkout/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

const formInput = checkoutAddressInput.extend({ is_saved: z.boolean() });
type Checked = z.output<typeof formInput>;

type AddressFormProps = {
  provinces: PlaceView[];
  account: AccountContact;
  initial: CheckoutAddress | null;
  /** Ticks 'Save New Address' at first. */
  savesByDefault: boolean;
  onDone: (address: CheckoutAddress) => void;
  /** True while the next step loads. */
  isLeaving: boolean;
};

/** A new address, which can also be saved to the address book. */
export function AddressForm(props: AddressFormProps) {
  const { provinces, account, initial, savesByDefault, onDone, isLeaving } = props;
  const words = useWords(CHECKOUT_WORDS);
  const form = useForm({
    resolver: zodResolver(formInput),
    defaultValues: { ...newAddress(account), is_saved: savesByDefault, ...initial },
  });

  const { save, isPending } = useSave({
    request: (body: Checked) =>
      body.is_saved ? { path: "/api/address", answer: addressAnswer, body } : null,
    form,
    successMessage: (saved) => (saved ? words.saved : null),
    errorMessage: words.oops,
    onSaved: (_answer, { is_saved: _, ...address }) => onDone(address),
  });

  return (
    <FormProvider {...form}>
      <ScriptForm
        onSubmit={form.handleSubmit((checked) => save(checked))}
        className="grid gap-5 sm:grid-cols-2"
      >
        <AddressFields provinces={provinces} />
        <div className="flex items-end">
          <Checkbox label={words.saveAddress} {...form.register("is_saved")} />
        </div>
        <div className="sm:col-span-2">
          <Button type="submit" size="large" busy={isPending || isLeaving}>
            {words.toShipping}
          </Button>
        </div>
      </ScriptForm>
    </FormProvider>
  );
}
