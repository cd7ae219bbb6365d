"use client";

import { useState } from "react";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { jakartaDay } from "#lib/dates.ts";
import type { ReceiptInput } from "#lib/orders/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import {
  type Asked,
  outcomeOf,
  proposedReceipt,
  type ReceiptErrors,
  type Rest,
  readReceipt,
} from "./receipt.ts";

/** Keeps what an admin types of money that came in. `read` returns it for the body, or null and shows the errors. */
export function useReceipt(asked: Asked, proposed: number | null, day?: string) {
  const [typed, setTyped] = useState(() => proposedReceipt(proposed, { day }));
  const [errors, setErrors] = useState<ReceiptErrors>({});

  function read(): ReceiptInput | null {
    const result = readReceipt(typed, asked);
    setErrors("errors" in result ? result.errors : {});
    return "input" in result ? result.input : null;
  }

  function change(changed: Partial<typeof typed>) {
    setTyped({ ...typed, ...changed });
    setErrors({});
  }

  return { typed, errors, asked, change, read, reset: () => setTyped(proposedReceipt(proposed)) };
}

type ReceiptFieldsProps = {
  receipt: ReturnType<typeof useReceipt>;
  /** Day of the order, YYYY-MM-DD. */
  since: string;
  /** False where a rest isn't asked about: the money goes back, or nothing is due. */
  asksRest?: boolean;
};

const RESTS: Record<Rest, { label: string; hint: string }> = {
  due: {
    label: "Tagih sisanya",
    hint: "Pelanggan yang punya e-mail diberi tahu berapa yang masih kurang.",
  },
  "written-off": { label: "Hapusbukukan sisanya", hint: "Toko tidak menagihnya lagi." },
};

/** The amount that came in and its day. Says what follows from another amount than the one that is due. */
export function ReceiptFields({ receipt, since, asksRest = true }: ReceiptFieldsProps) {
  const { typed, errors, asked, change } = receipt;
  const outcome = outcomeOf(typed.amount, asked);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField
          label="Jumlah yang masuk"
          name="amount"
          inputMode="numeric"
          hint={asksRest ? `Seharusnya ${formatRupiah(asked.due)}` : undefined}
          value={typed.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={errors.amount}
        />
        <TextField
          label="Tanggal masuk di bank"
          name="received_on"
          type="date"
          min={since}
          max={jakartaDay(new Date())}
          value={typed.receivedOn}
          onChange={({ target }) => change({ receivedOn: target.value })}
        />
      </div>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {asksRest && outcome && outcome.lacks > 0 ? (
          <p className="font-semibold text-mengkudu-600">
            {formatRupiah(outcome.lacks)} masih kurang
          </p>
        ) : null}
        {asksRest && outcome && outcome.beyond > 0 ? (
          <Notice tone="warning">
            Lebih {formatRupiah(outcome.beyond)}: harus kembali ke pelanggan.
          </Notice>
        ) : null}
      </div>
      {asksRest && outcome && outcome.lacks > 0 ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Sisa yang kurang</legend>
          {(Object.keys(RESTS) as Rest[]).map((rest) => (
            <RadioCard
              key={rest}
              name="rest"
              value={rest}
              checked={typed.rest === rest}
              onChange={() => change({ rest })}
            >
              <span className="block font-semibold">{RESTS[rest].label}</span>
              <span className="text-sm text-abu">{RESTS[rest].hint}</span>
            </RadioCard>
          ))}
          <FieldError id="rest" error={errors.rest} />
        </fieldset>
      ) : null}
      {outcome?.isDoubted ? (
        <div>
          <Checkbox
            name="sure"
            label={`${formatRupiah(outcome.amount)} lebih dari dua kali total pesanan. Jumlah ini benar.`}
            checked={typed.isSure}
            onChange={({ target }) => change({ isSure: target.checked })}
          />
          <FieldError id="sure" error={errors.sure} />
        </div>
      ) : null}
    </div>
  );
}
