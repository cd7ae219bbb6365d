/** Marks the forms that send an order. */
export const SEND_FORM = "data-send-order";

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * Moves the focus from a form whose order was sent to the next order's field, before its row disappears.
 * Does nothing where the focus is somewhere else by now.
 */
export function focusNextForm(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[${SEND_FORM}]`)];
  const shown = forms.filter(
    (other) => other === form || (isShown(other) && !other.hasAttribute("aria-busy")),
  );
  const at = shown.indexOf(form);
  const next = shown[at + 1] ?? shown[at - 1];
  const target = next?.querySelector("input") ?? document.getElementById("main");
  target?.focus();
}
