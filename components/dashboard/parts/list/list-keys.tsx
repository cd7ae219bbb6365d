"use client";

import { Keyboard } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { areKeysOn, setKeysOn, watchKeys } from "./keys-setting.ts";
import { useRowKeys } from "./use-row-keys.ts";

type ListKeysProps = {
  /** True where rows have a box. */
  canSelect?: boolean;
  /** True where the list has a search field. */
  canSearch?: boolean;
};

/** The keys of a list, and the button and dialog that explain them and switch them off. */
export function ListKeys({ canSelect = false, canSearch = false }: ListKeysProps) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useSyncExternalStore(watchKeys, areKeysOn, () => false);
  useRowKeys(isOn, () => setOpen(true));
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link mt-4 hidden min-h-11 items-center gap-1.5 text-sm pointer-fine:inline-flex"
      >
        <Keyboard size={16} aria-hidden />
        Tombol pintas
      </button>
      <Dialog open={isOpen} onClose={close} title="Tombol pintas" lang="id">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
          <Key name="j">Baris berikutnya</Key>
          <Key name="k">Baris sebelumnya</Key>
          <Key name="Enter">Buka baris</Key>
          {canSelect ? <Key name="x">Pilih atau batal pilih baris</Key> : null}
          {canSearch ? <Key name="/">Ke kotak pencarian</Key> : null}
          <Key name="?">Tampilkan tombol pintas</Key>
        </dl>
        <Checkbox
          name="keys"
          label="Pakai tombol pintas di peramban ini"
          checked={isOn}
          onChange={(event) => setKeysOn(event.target.checked)}
        />
      </Dialog>
    </>
  );
}

function Key({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>
        <kbd className="rounded-sm border border-abu px-2 py-0.5 font-mono text-sm">{name}</kbd>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
