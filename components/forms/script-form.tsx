"use client";

import { type ComponentProps, type FormEvent, useRef } from "react";
import { useUiWords } from "#components/ui/ui-words.ts";

type ScriptFormProps = Omit<ComponentProps<"form">, "action" | "method" | "onSubmit"> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
};

/**
 * A form that scripts alone can send. Where it is sent before they live, React keeps the press, because `action` is a
 * function, and sends it again once they do. What was typed stays: React would reset the form after that.
 */
export function ScriptForm({ onSubmit, children, ...form }: ScriptFormProps) {
  const { needsScript } = useUiWords(form.lang);
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={element}
      noValidate
      {...form}
      action={() => element.current?.requestSubmit()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      onReset={(event) => event.preventDefault()}
    >
      {children}
      <p className="hidden text-abu noscript:block">{needsScript}</p>
    </form>
  );
}
