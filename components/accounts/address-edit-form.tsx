"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { AddressFields } from "#components/addresses/address-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { type AddressView, saveAddressInput } from "#lib/accounts/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { FormNotice } from "./form-notice.tsx";
import { useUpdateAddress } from "./use-update-address.ts";

type AddressEditFormProps = { address: AddressView; provinces: PlaceView[] };

export function AddressEditForm({ address, provinces }: AddressEditFormProps) {
  const { id, is_saved: _, ...initial } = address;
  const form = useForm({ resolver: zodResolver(saveAddressInput), defaultValues: initial });
  const update = useUpdateAddress(form, id);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => update.save(input))}
        className="grid gap-5 sm:grid-cols-2"
      >
        <AddressFields provinces={provinces} />
        <div className="flex flex-col gap-5 sm:col-span-2">
          <FormNotice error={update.error} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" busy={update.busy}>
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
