import { type RefObject, useEffect, useRef } from "react";

/** Returns whether a box or a drop-down list differs from what the server rendered. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return false;
    // None where React made the list in the browser.
    const rendered = [...field.options].find((option) => option.defaultSelected);
    return rendered !== undefined && !rendered.selected;
  });
}

/** Applies a choice that was made before hydration, which no event handler noticed. */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  apply: (form: HTMLFormElement) => void,
): void {
  const latest = useRef(apply);
  useEffect(() => {
    if (form.current && isTouched(form.current)) latest.current(form.current);
  }, [form]);
}
