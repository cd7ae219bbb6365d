import { z } from "zod";
import { AddressFields } from "#components/addresses/address-fields.tsx";
import { type AccountContact, newAddress } from "#components/addresses/new-address.ts";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { useWords } from "#language";
import { addressAnswer } from "#lib/accounts/schema.ts";
import { type CheckoutAddress, checkoutAddressInput } from "#lib/checkout/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

const formInput = checkoutAddressInput.extend({ is_saved: z.boolean() });

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
  const saving = useCheckedForm(formInput, {
    defaultValues: { ...newAddress(account), is_saved: savesByDefault, ...initial },
    request: (body) =>
      body.is_saved ? { path: "/api/address", answer: addressAnswer, body } : null,
    successMessage: (saved) => (saved ? words.saved : null),
    errorMessage: words.oops,
    onSaved: (_answer, { is_saved: _, ...address }) => onDone(address),
  });

  return (
    <CheckedForm saving={saving} className="grid gap-5 sm:grid-cols-2">
      <AddressFields provinces={provinces} />
      <div className="flex items-end">
        <Checkbox label={words.saveAddress} {...saving.form.register("is_saved")} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" size="large" busy={saving.isPending || isLeaving}>
          {words.toShipping}
        </Button>
      </div>
    </CheckedForm>
  );
}
