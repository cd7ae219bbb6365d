import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useWords } from "#language";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { hasLetters, NO_TEXT } from "#lib/fields/has-letters.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { ADDRESS_WORDS } from "./address-words.ts";
import { CityField } from "./city-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { provinceOptions } from "./place-options.ts";
import { ZipCodeField } from "./zip-code-field.tsx";

/** Address fields in two columns. The zip code stands before what it fills in. Another province clears the city. */
export function AddressFields({ provinces }: { provinces: PlaceView[] }) {
  const form = useFormContext<SaveAddressInput>();
  const field = fieldsOf(form);
  const words = useWords(ADDRESS_WORDS);
  const options = useMemo(() => provinceOptions(provinces), [provinces]);
  return (
    <>
      <TextField label={words.recipient} autoComplete="shipping name" {...field("recipient")} />
      <PhoneField hint={words.phoneHint} autoComplete="shipping tel" />
      <div className="sm:col-span-2">
        <TextAreaField
          label={words.address}
          rows={2}
          autoComplete="shipping street-address"
          {...field("address")}
        />
      </div>
      <LandmarkField />
      <ZipCodeField />
      <div className="sm:col-start-1">
        <PlaceField
          name="province"
          label={words.province}
          placeholder={words.selectProvince}
          autoComplete="shipping address-level1"
          options={options}
          onChosen={() => form.setValue("city", "")}
        />
      </div>
      <CityField />
    </>
  );
}

/** Helps the courier find the door. Whoever has nothing to say ticks so, and no paper shows a dash. */
function LandmarkField() {
  const form = useFormContext<SaveAddressInput>();
  const description = useWatch<SaveAddressInput, "description">({ name: "description" });
  const words = useWords(ADDRESS_WORDS);
  const isNone = description !== "" && !hasLetters(description);
  return (
    <div className="sm:col-span-2">
      {isNone ? null : (
        <TextField
          label={words.details}
          hint={words.detailsHint}
          {...fieldsOf(form)("description")}
        />
      )}
      <Checkbox
        name="no_details"
        label={words.noDetails}
        checked={isNone}
        onChange={({ target }) =>
          form.setValue("description", target.checked ? NO_TEXT : "", {
            shouldDirty: true,
            shouldValidate: target.checked,
          })
        }
      />
    </div>
  );
}
