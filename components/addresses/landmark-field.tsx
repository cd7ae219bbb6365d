"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { hasWords, NO_WORDS } from "#lib/fields/has-words.ts";

/** Helps the courier find the door. Whoever has nothing to say ticks so, and no paper shows a dash. */
export function LandmarkField() {
  const { register, setValue, formState } = useFormContext<SaveAddressInput>();
  const description = useWatch<SaveAddressInput, "description">({ name: "description" });
  const isNone = description !== "" && !hasWords(description);
  return (
    <div className="sm:col-span-2">
      {isNone ? null : (
        <TextField
          label="Landmark or house details"
          hint="What helps the courier find the door, e.g. “green fence beside the mosque”"
          error={formState.errors.description?.message}
          {...register("description")}
        />
      )}
      <Checkbox
        name="no_details"
        label="No details"
        checked={isNone}
        onChange={({ target }) =>
          setValue("description", target.checked ? NO_WORDS : "", {
            shouldDirty: true,
            shouldValidate: target.checked,
          })
        }
      />
    </div>
  );
}
