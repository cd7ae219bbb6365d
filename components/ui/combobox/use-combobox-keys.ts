import type { Combobox } from "@base-ui/react/combobox";
import { type ComponentProps, useRef } from "react";
import { findNamed, type NamedOption } from "./find-options.ts";

type InputProps = ComponentProps<typeof Combobox.Input>;

type RootProps = Pick<Combobox.Root.Props<NamedOption>, "onItemHighlighted">;

type ComboboxKeysProps = {
  options: readonly NamedOption[];
  onChoose: (option: NamedOption) => void;
  onBlur: (() => void) | undefined;
};

/**
 * Lets a combobox behave like a select in a form. Blur takes the active option or a fully typed one. Enter
 * in an open list doesn't submit, and Escape keeps the choice.
 */
export function useComboboxKeys({ options, onChoose, onBlur }: ComboboxKeysProps) {
  const led = useRef<NamedOption | undefined>(undefined);

  const root: RootProps = {
    onItemHighlighted(option, { reason }) {
      led.current = reason === "pointer" ? undefined : option;
    },
  };

  const input: Pick<InputProps, "onKeyDown" | "onBlur" | "onFocus"> = {
    onKeyDown(event) {
      const open = event.currentTarget.getAttribute("aria-expanded") === "true";
      if (event.key === "Enter" && open) event.preventDefault();
      if (event.key === "Escape" && !open) event.preventBaseUIHandler();
      if (event.key === "Tab" && open && led.current) onChoose(led.current);
    },
    onBlur(event) {
      const named = findNamed(options, event.currentTarget.value);
      if (named) onChoose(named);
      onBlur?.();
    },
    // Typing replaces the chosen text.
    onFocus: (event) => event.currentTarget.select(),
  };

  return { root, input };
}
