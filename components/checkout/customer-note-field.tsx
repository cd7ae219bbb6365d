import { useRef, useState } from "react";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { NameList } from "#components/ui/name-list.tsx";
import { useWords } from "#language";
import type { CartView } from "#lib/cart/schema.ts";
import { linesSizedByNote } from "#lib/cart/unsized-lines.ts";
import { customerNote, MAX_CUSTOMER_NOTE } from "#lib/checkout/schema.ts";
import { keepNote, readNote } from "../fetching/checkout-storage.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

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

type CustomerNoteFieldProps = {
  note: ReturnType<typeof useCustomerNote>;
  cart: CartView | undefined;
};

/** Says what the shop should know about the order. Longer text stays, so that nothing typed is cut. */
export function CustomerNoteField({ note, cart }: CustomerNoteFieldProps) {
  const words = useWords(CHECKOUT_WORDS);
  const sized = linesSizedByNote(cart?.cartItems ?? []).map(({ product }) => product);
  const left = MAX_CUSTOMER_NOTE - note.text.trim().length;
  return (
    <TextAreaField
      ref={note.field}
      label={words.noteLabel}
      name="customer_note"
      rows={3}
      hint={
        <>
          {sized.length > 0 ? (
            <span>
              {words.noteSizes} <NameList names={sized} />.{" "}
            </span>
          ) : (
            <span>{words.noteHint} </span>
          )}
          <span>{words.noteLeft(left)}</span>
        </>
      }
      error={note.error}
      value={note.text}
      onChange={({ target }) => note.write(target.value)}
    />
  );
}
