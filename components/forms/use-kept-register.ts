import type { FieldValues, UseFormRegister } from "react-hook-form";
import { useFormContext } from "react-hook-form";

/** Returns react-hook-form's `register`, which here keeps text that was typed before hydration. */
export function useKeptRegister<Fields extends FieldValues>(): UseFormRegister<Fields> {
  const { register, setValue } = useFormContext<Fields>();
  return (name, options) => {
    const field = register(name, options);
    return {
      ...field,
      ref(input: HTMLInputElement | null) {
        const typed = input?.value ?? "";
        field.ref(input);
        if (typed === "" || input?.value === typed) return;
        // Watchers of the form subscribe later in this commit.
        queueMicrotask(() => setValue(name, typed as never));
      },
    };
  };
}
