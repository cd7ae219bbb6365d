import { useWords } from "#language";
import { ORDER_PAGE_WORDS } from "./order-page-words.ts";

/** Customer's note to the shop; nothing if empty. */
export function CustomerNote({ note }: { note: string }) {
  const words = useWords(ORDER_PAGE_WORDS);
  if (note === "") return null;
  return (
    <section aria-labelledby="note">
      <h2 id="note" className="pb-3 text-2xl">
        {words.note}
      </h2>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>
    </section>
  );
}
