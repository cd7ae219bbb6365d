/** The named dialogs (docs/pages.md#dialogs). Others, as a picture's close-up, have no name. */
const DIALOG_NAMES = [
  "status",
  "checkout-confirmation",
  "out-of-stock-cart",
  "confirm-delete",
] as const;

export type DialogName = (typeof DIALOG_NAMES)[number];

/** Throws for an unknown name. */
export function assertDialogName(name: string): asserts name is DialogName {
  if (!DIALOG_NAMES.some((known) => known === name)) throw new Error(`Unknown dialog: ${name}`);
}
