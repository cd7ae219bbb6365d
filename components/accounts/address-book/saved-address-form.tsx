"use client";

import { AddressFields } from "#components/addresses/address-fields.tsx";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { hasNotice } from "#components/forms/error-messages.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { addressAnswer, type SaveAddressInput, saveAddressInput } from "#lib/accounts/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FormNotice } from "../form-notice.tsx";
import { ADDRESS_BOOK_WORDS } from "./address-book-words.ts";

type SavedAddressFormProps = {
  /** Null for a new address. */
  id: string | null;
  initial: SaveAddressInput;
  provinces: PlaceView[];
};

export function SavedAddressForm({ id, initial, provinces }: SavedAddressFormProps) {
  const words = useWords(ADDRESS_BOOK_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { navigate } = useNavigateAfterSave();
  const saving = useCheckedForm(saveAddressInput, {
    defaultValues: initial,
    request: (address) => ({
      path: id === null ? "/api/address" : `/api/address/${id}?_method=patch`,
      answer: addressAnswer,
      body: { ...address, is_saved: true },
    }),
    successMessage: id === null ? words.saved : words.updated,
    errorMessage: (error) => (hasNotice(error) ? null : words.oopsSaving),
    onSaved: () => navigate("/auth/profile"),
    leaves: true,
  });
  return (
    <CheckedForm saving={saving} className="grid gap-5 sm:grid-cols-2">
      <AddressFields provinces={provinces} />
      <div className="flex flex-col gap-5 sm:col-span-2">
        <FormNotice error={saving.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" busy={saving.busy}>
            {words.save}
          </Button>
          <LinkButton href="/auth/profile" variant="quiet" size="large">
            {said.cancel}
          </LinkButton>
        </div>
      </div>
    </CheckedForm>
  );
}
