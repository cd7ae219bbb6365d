/** The dialogs of the specification (§2). Others, such as a picture's close-up, go without a name. */
const DIALOG_NAMES = [
  "status",
  "checkout-confirmation",
  "out-of-stock-cart",
  "confirm-delete",
] as const;

export type DialogName = (typeof DIALOG_NAMES)[number];

/** Throws for a name that isn't one: such a dialog is a mistake and not an empty box. */
export function assertDialogName(name: string): asserts name is DialogName {
  if (!DIALOG_NAMES.some((known) => known === name)) throw new Error(`Unknown dialog: ${name}`);
}
