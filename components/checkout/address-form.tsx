"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextAreaField } from "#components/ui/text-area-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.ts";
import { addressView } from "#lib/accounts/schema.ts";
import { type CheckoutAddress, checkoutAddressInput } from "#lib/checkout/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { normalizePhoneNumber } from "#lib/phone-number.ts";
import { type PlaceView, parseProvince } from "#lib/shipping/schema.ts";
import { useCities } from "./use-checkout.ts";

const formInput = checkoutAddressInput.extend({ save: z.boolean() });
type Typed = z.input<typeof formInput>;
type Checked = z.output<typeof formInput>;

type AddressFormProps = {
  provinces: PlaceView[];
  initial: CheckoutAddress | null;
  onDone: (address: CheckoutAddress) => void;
};

const EMPTY: Typed = {
  recipient: "",
  phone_number: "",
  address: "",
  description: "",
  province: "",
  city: "",
  zip_code: "",
  save: false,
};

/** A new address. Choosing another province clears the city; ticked, the address is saved as well. */
export function AddressForm({ provinces, initial, onDone }: AddressFormProps) {
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<
    Typed,
    unknown,
    Checked
  >({
    resolver: zodResolver(formInput),
    defaultValues: { ...EMPTY, ...initial },
  });
  const { errors, isSubmitting } = formState;
  const province = watch("province");
  const cities = useCities(parseProvince(province)?.id ?? "");

  async function submit({ save, ...address }: Checked) {
    try {
      if (save) await saveAddress(address);
      onDone(address);
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    if (fields.length === 0) toast.error("Oops, something went wrong");
    for (const [field, [message]] of fields) {
      if (field in EMPTY && message) setError(field as keyof Typed, { message });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Recipient"
        autoComplete="shipping name"
        error={errors.recipient?.message}
        {...register("recipient")}
      />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="shipping tel"
        hint="The courier calls it when nobody opens. Starts with 62."
        error={errors.phone_number?.message}
        {...register("phone_number", {
          onBlur: (event) => {
            setValue("phone_number", normalizePhoneNumber(event.target.value));
          },
        })}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Address"
          rows={2}
          autoComplete="shipping street-address"
          error={errors.address?.message}
          {...register("address")}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label="Description"
          hint="Apartment, floor, landmark: what helps the courier find the door"
          error={errors.description?.message}
          {...register("description")}
        />
      </div>
      <SelectField
        label="Province"
        placeholder="Select Province"
        autoComplete="shipping address-level1"
        options={provinces.map(({ id, text }) => ({ value: `${text}&id=${id}`, label: text }))}
        error={errors.province?.message}
        {...register("province", { onChange: () => setValue("city", "") })}
      />
      <SelectField
        label="City"
        // A new list is a new control: the browser then shows the value that the form holds.
        key={cities.dataUpdatedAt}
        placeholder={cityPlaceholder(province, cities.isPending)}
        disabled={province === "" || cities.isPending}
        autoComplete="shipping address-level2"
        options={(cities.data?.data ?? []).map(({ text }) => ({ value: text, label: text }))}
        error={errors.city?.message}
        {...register("city")}
      />
      <TextField
        label="Zip code"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        error={errors.zip_code?.message}
        {...register("zip_code")}
      />
      <div className="flex items-end">
        <Checkbox label="Save New Address" {...register("save")} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" size="large" busy={isSubmitting}>
          Continue to Shipping
        </Button>
      </div>
    </form>
  );
}

function cityPlaceholder(province: string, pending: boolean): string {
  if (province === "") return "Select Province First";
  return pending ? "Loading cities …" : "Select City";
}

function saveAddress(address: CheckoutAddress) {
  return callApi("POST", "/api/address", z.object({ data: addressView }), { body: address });
}
