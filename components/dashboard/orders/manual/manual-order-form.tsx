"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import { cityOptions } from "#components/addresses/place-options.ts";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { ScriptForm } from "#components/forms/script-form.tsx";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ComboboxField } from "#components/ui/combobox/combobox-field.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { Price } from "#components/ui/price.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { type ManualOrderInput, manualOrderAnswer } from "#lib/checkout/manual-order-schema.ts";
import { normalizePhoneNumber } from "#lib/fields/phone-number.ts";
import { TARIFF_SERVICES } from "#lib/shipping/carriers.ts";
import { FormSection } from "../../parts/form-section.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { LeaveGuard } from "../../parts/leave-guard.tsx";
import { GoodsSearch } from "./goods-search.tsx";
import {
  type ManualOrderValues,
  manualOrderBody,
  manualOrderForm,
  manualTotal,
  NO_VALUES,
  type SoldGoods,
} from "./manual-order-values.ts";
import { SoldGoodsList } from "./sold-goods-list.tsx";

const SERVICES = TARIFF_SERVICES.map(({ column, label }) => ({ value: column, label }));

/** Writes down a sale outside the website, and opens its order. */
export function ManualOrderForm({ cities }: { cities: string[] }) {
  const [goods, setGoods] = useState<readonly SoldGoods[]>([]);
  // One form makes one order, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    defaultValues: NO_VALUES,
    resolver: zodResolver(manualOrderForm(goods)),
  });
  const field = fieldsOf(form);
  const { navigate, isPending } = useNavigateAfterSave();
  const { save, busy } = useSave({
    request: (values: ManualOrderValues) => ({
      path: "/api/order",
      answer: manualOrderAnswer,
      body: manualOrderBody(values, goods),
      headers: { "Idempotency-Key": key },
    }),
    form,
    successMessage: ({ data }) => `Pesanan ${data.order_no} dicatat`,
    errorMessage: conflictMessage,
    onSaved: ({ data }) => navigate(orderDetailHref(data.id)),
    leaves: true,
  });
  const [delivery, paid, ongkir] = form.watch(["delivery", "paid", "ongkir"]);
  const isParcel = delivery === "parcel";
  const goodsError = (form.formState.errors as { lines?: { message?: string } }).lines?.message;

  function change(id: string, changed: Partial<SoldGoods> | null) {
    setGoods((held) =>
      changed === null
        ? held.filter(({ product }) => product.id !== id)
        : held.map((line) => (line.product.id === id ? { ...line, ...changed } : line)),
    );
  }

  function add(product: ProductView) {
    form.clearErrors();
    setGoods((held) => [...held, { product, quantity: 1, chosenSize: null }]);
  }

  return (
    <ScriptForm
      onSubmit={form.handleSubmit(() => save(form.getValues()))}
      className="grid max-w-3xl gap-4"
    >
      <FormSection title="Barang">
        <GoodsSearch
          chosen={new Set(goods.map(({ product }) => product.id))}
          onChoose={add}
          error={goods.length === 0 ? goodsError : undefined}
        />
        <SoldGoodsList goods={goods} onChange={change} />
        {goods.length > 0 ? <FieldError id="goods" error={goodsError} /> : null}
      </FormSection>
      <FormSection title="Pembeli">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Nama" autoComplete="off" {...field("name")} />
          <TextField
            label="Nomor HP"
            type="tel"
            autoComplete="off"
            hint={isParcel ? "Untuk kurir" : "Boleh kosong"}
            {...field("phone_number", { setValueAs: normalizePhoneNumber })}
          />
          <div className="sm:col-span-2">
            <TextAreaField
              label="Catatan"
              rows={2}
              hint="Boleh kosong, misalnya “lewat WhatsApp”"
              {...field("customer_note")}
            />
          </div>
        </div>
      </FormSection>
      <FormSection title="Penyerahan dan pembayaran">
        <fieldset className="grid gap-3 pb-4 sm:grid-cols-2">
          <legend className="sr-only">Penyerahan</legend>
          <RadioCard value="handed-over" {...form.register("delivery")}>
            <span className="font-semibold">Dibawa langsung</span>
            <span className="block text-sm text-abu">Lunas; pesanan langsung selesai</span>
          </RadioCard>
          <RadioCard value="parcel" {...form.register("delivery")}>
            <span className="font-semibold">Dikirim</span>
            <span className="block text-sm text-abu">Dengan alamat, ongkir, dan label</span>
          </RadioCard>
        </fieldset>
        {isParcel ? (
          <div className="grid gap-4 pb-2 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextAreaField label="Alamat" rows={2} {...field("address")} />
            </div>
            <CityChoice control={form.control} cities={cities} />
            <TextField label="Kode pos" inputMode="numeric" {...field("zip_code")} />
            <SelectField label="Layanan" options={SERVICES} {...field("service")} />
            <TextField
              label="Ongkir"
              inputMode="numeric"
              placeholder="19.000"
              {...field("ongkir")}
            />
            <div className="sm:col-span-2">
              <Checkbox label="Sudah dibayar" {...form.register("paid")} />
            </div>
          </div>
        ) : null}
      </FormSection>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          Total{" "}
          <Price value={manualTotal(goods, { delivery, ongkir })} className="text-lg font-bold" />
          <span className="block text-sm text-abu">
            {isParcel && !paid
              ? "Stok ditahan sampai batas pembayaran."
              : "Dicatat sebagai uang masuk hari ini."}
          </span>
        </p>
        <Button type="submit" size="large" busy={busy || isPending}>
          Catat Pesanan
        </Button>
      </div>
      <LeaveGuard
        isUnsaved={(goods.length > 0 || form.formState.isDirty) && !busy && !isPending}
        title="Tinggalkan halaman ini?"
      >
        Pesanan belum dicatat.
      </LeaveGuard>
    </ScriptForm>
  );
}

type CityChoiceProps = {
  control: Control<ManualOrderValues, unknown, ManualOrderInput>;
  cities: string[];
};

function CityChoice({ control, cities }: CityChoiceProps) {
  const { field, fieldState } = useController({ control, name: "city" });
  const options = useMemo(() => cityOptions(cities), [cities]);
  return (
    <ComboboxField
      label="Kota"
      name="city"
      placeholder="Ketik nama kota"
      listLabel="Daftar kota"
      emptyText="Tidak ditemukan. Coba bagian nama yang lebih pendek."
      options={options}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
