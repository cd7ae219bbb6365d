import { useRef, useState } from "react";
import { customerNote } from "#lib/checkout/schema.ts";
import { keepNote, readNote } from "../fetching/checkout-storage.ts";

/** State of the note, which stays in the browser until the order is made. */
export function useCustomerNote() {
  const [text, setText] = useState(readNote);
  const field = useRef<HTMLTextAreaElement>(null);
  const parsed = customerNote.safeParse(text);
  return {
    text,
    field,
    /** The message of a note that is too long. */
    error: parsed.error?.issues[0]?.message,
    write(typed: string) {
      setText(typed);
      keepNote(typed);
    },
  };
}

export type CustomerNote = ReturnType<typeof useCustomerNote>;
