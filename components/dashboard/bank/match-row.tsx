"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { DOUBTED_TOTALS } from "#lib/orders/schema.ts";
import type { BankRowView, MatchedOrder } from "#lib/payments/statements/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { FormDialog } from "../parts/form-dialog.tsx";
import { differenceWords, reasonWords } from "./match-words.ts";
import { OrderSearch } from "./order-search.tsx";
import { useSettleRow } from "./use-settle-row.ts";

const RESTS = {
  due: ["Tagih sisanya", "Pembeli yang punya e-mail diberi tahu berapa yang masih kurang."],
  "written-off": ["Hapusbukukan sisanya", "Toko tidak menagihnya lagi."],
} as const;

const LATE = {
  revive: ["Lanjutkan pesanan", "Barangnya diambil lagi dari stok."],
  refund: ["Kembalikan uangnya", "Pengembaliannya lalu dicatat di halaman pesanan."],
} as const;

type MatchRowProps = { row: BankRowView; orders: readonly MatchedOrder[] };

/** Chooses the order that a row's money is for, and what becomes of a rest or of an ended order. */
export function MatchRow({ row, orders }: MatchRowProps) {
  const { save, ask, dialog } = useSettleRow(row.id, "Mutasi dicocokkan");
  const [found, setFound] = useState<readonly MatchedOrder[]>([]);
  const [orderId, setOrderId] = useState(orders.length === 1 ? orders[0]?.order_id : undefined);
  const [rest, setRest] = useState<keyof typeof RESTS | null>(null);
  const [late, setLate] = useState<keyof typeof LATE | null>(null);
  const [isSure, setSure] = useState(false);
  const [isTried, setTried] = useState(false);

  const known = new Set(orders.map(({ order_id }) => order_id));
  const offered = [...orders, ...found.filter(({ order_id }) => !known.has(order_id))];
  const chosen = offered.find(({ order_id }) => order_id === orderId);
  const asksLate = chosen?.stage === "late";
  const asksRest =
    chosen !== undefined &&
    chosen.stage !== "booked" &&
    row.amount < chosen.amount &&
    !(asksLate && late === "refund");
  const asksSure = chosen !== undefined && row.amount > DOUBTED_TOTALS * chosen.amount;
  const isReady =
    chosen && (!asksLate || late) && (!asksRest || rest !== null) && (!asksSure || isSure);

  function submit() {
    setTried(true);
    if (!isReady) return;
    save({
      state: "matched",
      order_id: chosen.order_id,
      ...(asksLate ? { late } : {}),
      ...(asksRest ? { rest } : {}),
      ...(asksSure ? { sure: true } : {}),
    });
  }

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={ask}
        aria-label={`Pilih pesanan untuk ${formatRupiah(row.amount)}`}
      >
        Pilih pesanan
      </Button>
      <FormDialog
        {...dialog}
        title={`${formatRupiah(row.amount)} ini untuk pesanan mana?`}
        submitLabel="Cocokkan"
        onSubmit={submit}
      >
        <p className="wrap-anywhere text-abu">{row.text}</p>
        {offered.length > 0 ? (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-2 font-semibold">Pesanan</legend>
            {offered.map((order) => (
              <RadioCard
                key={order.order_id}
                name="order"
                value={order.order_id}
                checked={order.order_id === orderId}
                onChange={() => setOrderId(order.order_id)}
              >
                <span className="block font-semibold wrap-anywhere">
                  {order.order_no} · {order.customer_name}
                </span>
                <span className="block text-sm">
                  {formatRupiah(order.amount)}, {differenceWords(row.amount, order.amount)}
                </span>
                <span className="block text-sm text-abu">{reasonWords(order)}</span>
              </RadioCard>
            ))}
          </fieldset>
        ) : null}
        <FieldError id="order" error={isTried && !chosen ? "Pilih pesanannya" : undefined} />
        <OrderSearch
          onFound={(more) => {
            setFound(more);
            setOrderId(more[0]?.order_id);
          }}
        />
        {asksLate ? (
          <Choices
            legend="Pesanan yang sudah berakhir"
            name="late"
            {...{ of: LATE, chosen: late }}
            onChoose={setLate}
            isTried={isTried}
          />
        ) : null}
        {asksRest ? (
          <Choices
            legend="Sisa yang kurang"
            name="rest"
            {...{ of: RESTS, chosen: rest }}
            onChoose={setRest}
            isTried={isTried}
          />
        ) : null}
        {asksSure ? (
          <div>
            <Checkbox
              name="sure"
              label={`${formatRupiah(row.amount)} lebih dari dua kali yang ditunggu. Pesanan ini benar.`}
              checked={isSure}
              onChange={({ target }) => setSure(target.checked)}
            />
            <FieldError
              id="sure"
              error={isTried && !isSure ? "Pastikan pesanannya benar" : undefined}
            />
          </div>
        ) : null}
      </FormDialog>
    </>
  );
}

type ChoicesProps<Name extends string> = {
  legend: string;
  name: string;
  of: Record<Name, readonly [label: string, hint: string]>;
  chosen: Name | null;
  onChoose: (name: Name) => void;
  isTried: boolean;
};

/** A question with a few answers, one of which has to be chosen. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, name, of, chosen, onChoose, isTried } = props;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 font-semibold">{legend}</legend>
      {(Object.keys(of) as Name[]).map((value) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        >
          <span className="block font-semibold">{of[value][0]}</span>
          <span className="text-sm text-abu">{of[value][1]}</span>
        </RadioCard>
      ))}
      <FieldError id={name} error={isTried && chosen === null ? "Pilih salah satu" : undefined} />
    </fieldset>
  );
}
