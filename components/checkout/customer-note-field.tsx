import { useRef, useState } from "react";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { NameList } from "#components/ui/name-list.tsx";
import type { CartView } from "#lib/cart/schema.ts";
import { linesSizedByNote } from "#lib/cart/unsized-lines.ts";
import { customerNote, MAX_CUSTOMER_NOTE } from "#lib/checkout/schema.ts";
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

type CustomerNoteFieldProps = {
  note: ReturnType<typeof useCustomerNote>;
  cart: CartView | undefined;
};

/** Says what the shop should know about the order. Longer text stays, so that nothing typed is cut. */
export function CustomerNoteField({ note, cart }: CustomerNoteFieldProps) {
  const sized = linesSizedByNote(cart?.cartItems ?? []).map(({ product }) => product.name);
  const left = MAX_CUSTOMER_NOTE - note.text.trim().length;
  return (
    <TextAreaField
      ref={note.field}
      label="Note to the shop (optional)"
      name="customer_note"
      rows={3}
      hint={
        <>
          {sized.length > 0 ? (
            <span>
              Please write your size of <NameList names={sized} />.{" "}
            </span>
          ) : (
            <span>For example how many of each size, or gift wrapping. </span>
          )}
          <span>{lengthWords(left)}</span>
        </>
      }
      error={note.error}
      value={note.text}
      onChange={({ target }) => note.write(target.value)}
    />
  );
}

function lengthWords(left: number): string {
  const count = Math.abs(left);
  const characters = count === 1 ? "character" : "characters";
  return left < 0 ? `${count} ${characters} too many.` : `${count} ${characters} left.`;
}
