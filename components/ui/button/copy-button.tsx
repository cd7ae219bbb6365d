"use client";

import { Copy } from "lucide-react";
import type { Language } from "#lib/language/languages.ts";
import { toast } from "../toast/toast.ts";
import { useUiWords } from "../ui-words.ts";
import { Button } from "./button.tsx";

type CopyButtonProps = {
  /** The exact text for the clipboard. */
  value: string;
  /** Name of the copied value for screen readers: "account number". */
  what: string;
  message?: string;
  /** Language of the label, where it isn't the page's. */
  lang?: Language;
};

export function CopyButton({ value, what, message, lang }: CopyButtonProps) {
  const words = useUiWords(lang);
  const said = useUiWords();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(message ?? said.copied);
    } catch {
      toast.error(said.oops);
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Copy size={16} aria-hidden />
      {words.copy}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
