import { type KeyboardEvent, useState } from "react";

/** The id of the option at this place in the list of this id. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/**
 * The keys of a text field with a list of links beneath it (ARIA's combobox): up and down go
 * through the options while the focus stays in the field, Enter follows the one that is reached,
 * Escape closes. Enter without one is the form's own.
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
    // One place more than there are options: the field itself.
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && shown) {
      // Only the list: the browser would empty the field, and close the popover around it.
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
    /** How many options the list has now. */
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
