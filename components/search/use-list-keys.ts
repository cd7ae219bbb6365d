import { type KeyboardEvent, useState } from "react";

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/**
 * Keys of a combobox (ARIA): up and down move through the options while the focus stays in the field. Enter
 * follows the active option, or submits the form. Escape closes.
 */
export function useListKeys(listId: string) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const [active, setActive] = useState(-1);
  const shown = isOpen && count > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function move(step: number) {
    setOpen(true);
    if (count === 0) return;
    // One position more than options: the field itself.
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && shown) {
      // Closes the list only: by default Escape also empties the field and closes the popover.
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && shown && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  }

  return {
    active,
    isOpen,
    close,
    open() {
      setOpen(true);
      setActive(-1);
    },
    /** The current number of options. */
    setCount(options: number) {
      setCount(options);
      setActive(-1);
    },
    input: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": shown,
      "aria-controls": shown ? listId : undefined,
      "aria-activedescendant": shown && active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
    },
  } as const;
}

export type ListKeys = ReturnType<typeof useListKeys>;
