/** The named dialogs (docs/pages.md#dialogs). Others, such as a picture's close-up, have no name. */
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
