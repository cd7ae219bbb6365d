"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { AddressFields, EMPTY_ADDRESS } from "#components/accounts/address-fields.tsx";
import { showFieldErrors } from "#components/accounts/field-errors.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { toast } from "#components/ui/toast.ts";
import { addressAnswer } from "#lib/accounts/schema.ts";
import { type CheckoutAddress, checkoutAddressInput } from "#lib/checkout/schema.ts";
import { callApi } from "#lib/http/client.ts";
import type { PlaceView } from "#lib/places/schema.ts";

const formInput = checkoutAddressInput.extend({ save: z.boolean() });
type Checked = z.output<typeof formInput>;

type AddressFormProps = {
  provinces: PlaceView[];
  initial: CheckoutAddress | null;
  onDone: (address: CheckoutAddress) => void;
};

/** A new address, which can also be saved to the address book. */
export function AddressForm({ provinces, initial, onDone }: AddressFormProps) {
  const form = useForm({
    resolver: zodResolver(formInput),
    defaultValues: { ...EMPTY_ADDRESS, save: false, ...initial },
  });

  async function submit({ save, ...address }: Checked) {
    try {
      if (save) await callApi("POST", "/api/address", addressAnswer, { body: address });
      onDone(address);
    } catch (error) {
      if (!showFieldErrors(error, form)) toast.error("Oops, something went wrong");
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5 sm:grid-cols-2">
        <AddressFields provinces={provinces} />
        <div className="flex items-end">
          <Checkbox label="Save New Address" {...form.register("save")} />
        </div>
        <div className="sm:col-span-2">
          <Button type="submit" size="large" busy={form.formState.isSubmitting}>
            Continue to Shipping
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
