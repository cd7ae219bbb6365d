import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import type { SelectOption } from "../fields/select-field.tsx";

type ComboboxListProps = { label: string; emptyText: string };

/** The options of a combobox: at most 20rem high, then they scroll (docs/pages.md#drop-down-lists). */
export function ComboboxList({ label, emptyText }: ComboboxListProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} collisionPadding={12} className="z-40 outline-none">
        <Combobox.Popup className="w-(--anchor-width) border border-abu bg-putih font-sans text-tinta outline-none">
          <Combobox.Empty>
            <p className="flex min-h-11 items-center px-3 py-2 text-abu">{emptyText}</p>
          </Combobox.Empty>
          <Combobox.List
            aria-label={label}
            className="max-h-[min(20rem,var(--available-height))] scroll-py-1 hiding-scroll-bar overflow-y-auto overscroll-contain py-1 outline-none data-empty:p-0"
          >
            {(option: SelectOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 outline-none select-none data-highlighted:bg-gading"
              >
                {option.label}
                <Combobox.ItemIndicator>
                  <Check size={18} aria-hidden className="text-soga-700" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
