import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { hasLetters, NO_TEXT } from "#lib/fields/has-letters.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { CityField } from "./city-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { provinceOptions } from "./place-options.ts";
import { ZipCodeField } from "./zip-code-field.tsx";

/** Address fields in two columns. The zip code stands before what it fills in. Another province clears the city. */
export function AddressFields({ provinces }: { provinces: PlaceView[] }) {
  const form = useFormContext<SaveAddressInput>();
  const field = fieldsOf(form);
  const options = useMemo(() => provinceOptions(provinces), [provinces]);
  return (
    <>
      <TextField label="Recipient" autoComplete="shipping name" {...field("recipient")} />
      <PhoneField hint="For the courier, e.g. 0812 3456 7890" autoComplete="shipping tel" />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Address"
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
          label="Province"
          placeholder="Select Province"
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
  const isNone = description !== "" && !hasLetters(description);
  return (
    <div className="sm:col-span-2">
      {isNone ? null : (
        <TextField
          label="Landmark or house details"
          hint="What helps the courier find the door, e.g. “green fence beside the mosque”"
          {...fieldsOf(form)("description")}
        />
      )}
      <Checkbox
        name="no_details"
        label="No details"
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
