import { useEffect, useEffectEvent } from "react";
import { areKeysOn } from "../../parts/list/keys-setting.ts";
import { takesLetters } from "../../parts/list/row-keys.ts";

/**
 * Runs the action of a pressed letter while `isOn`. Does nothing in a dialog above this one, while somebody
 * types, with modifiers, or where the admin has switched keys off.
 */
export function useDialogKeys(isOn: boolean, actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const action = actions[key.toLowerCase()];
    if (!action || ctrlKey || metaKey || altKey || repeat || !areKeysOn()) return;
    if (takesLetters(document.activeElement)) return;
    if (document.querySelectorAll("dialog[open]:not([data-closing])").length > 1) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}

/** A key as the keyboard shows it, where there probably is one. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-sm border border-current px-1.5 font-mono text-xs font-normal pointer-fine:inline"
    >
      {name}
    </kbd>
  );
}
