/** Effect of a key in a list. */
export type RowKey = "next" | "previous" | "select" | "search" | "help";

const KEYS: Record<string, RowKey> = {
  j: "next",
  k: "previous",
  x: "select",
  "/": "search",
  "?": "help",
};

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented"
>;

/** Returns what a pressed key does; null with modifiers and while composing. */
export function rowKeyOf(event: Pressed): RowKey | null {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** Inputs that take no letters. */
const BOXES = ["checkbox", "radio", "button", "submit", "reset"];

/** Returns whether letters pressed here are text, or choose an option. */
export function takesLetters(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !BOXES.includes(element.type);
  return element.isContentEditable || element.matches("textarea, select, [role=listbox]");
}

/** Returns the place of the row to go to, from `at`; -1 is no row. */
export function rowToGoTo(at: number, count: number, key: "next" | "previous"): number {
  if (key === "next") return Math.min(at + 1, count - 1);
  return at === -1 ? count - 1 : Math.max(at - 1, 0);
}
