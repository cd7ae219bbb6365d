"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { useUiWords } from "../ui-words.ts";
import { CONTROL_CLASS, describe, Field, type FieldText } from "./field.tsx";

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<"input">, "id" | "type"> & { name: string };

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const words = useUiWords(input.lang);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={input.required}>
      <span className="relative block">
        <input
          className={`${CONTROL_CLASS} pr-12`}
          autoCapitalize="none"
          spellCheck={false}
          {...describe(id, { hint, error })}
          {...input}
          type={shown ? "text" : "password"}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-abu hover:text-soga-900"
        >
          <Icon size={20} aria-hidden />
          <span className="sr-only">
            {words.show} {label.toLowerCase()}
          </span>
        </button>
      </span>
    </Field>
  );
}
