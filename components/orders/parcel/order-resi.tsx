import { CopyButton } from "#components/ui/button/copy-button.tsx";
import type { Language } from "#lib/language/languages.ts";

type OrderResiProps = {
  resi: string;
  /** Label in this place. */
  what: string;
  language?: Language;
};

/** A tracking number, easy to read out and to copy. */
export function OrderResi({ resi, what, language }: OrderResiProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="font-semibold break-all text-soga-900">{resi}</span>
      <CopyButton value={resi} what={what} lang={language} />
    </span>
  );
}
