"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { AddressFields } from "#components/addresses/address-fields.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { type SaveAddressInput, saveAddressInput } from "#lib/accounts/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { useSaveAddress } from "./use-save-address.ts";

type SavedAddressFormProps = {
  /** Null for a new address. */
  id: string | null;
  initial: SaveAddressInput;
  provinces: PlaceView[];
};

/** An address of the profile. */
export function SavedAddressForm({ id, initial, provinces }: SavedAddressFormProps) {
  const form = useForm({ resolver: zodResolver(saveAddressInput), defaultValues: initial });
  const { save, error, busy } = useSaveAddress(form, id);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => save(input))}
        className="grid gap-5 sm:grid-cols-2"
      >
        <AddressFields provinces={provinces} />
        <div className="flex flex-col gap-5 sm:col-span-2">
          <FormNotice error={error} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" busy={busy}>
              Save address
            </Button>
            <LinkButton href="/auth/profile" variant="quiet" size="large">
              Cancel
            </LinkButton>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
