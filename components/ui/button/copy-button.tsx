"use client";

import { Copy } from "lucide-react";
import { toast } from "../toast/toast.ts";
import { UI_COPY, type UiLanguage } from "../ui-copy.ts";
import { Button } from "./button.tsx";

type CopyButtonProps = {
  /** The exact text for the clipboard. */
  value: string;
  /** Name of the copied value for screen readers: "account number". */
  what: string;
  message?: string;
  lang?: UiLanguage;
};

export function CopyButton({
  value,
  what,
  message = "Copied to clipboard",
  lang = "en",
}: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(message);
    } catch {
      toast.error("Oops, Something went wrong!");
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Copy size={16} aria-hidden />
      {UI_COPY[lang].copy}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
