/** Customer's note to the shop; nothing if empty. */
export function CustomerNote({ note }: { note: string }) {
  if (note === "") return null;
  return (
    <section aria-labelledby="note">
      <h2 id="note" className="pb-3 text-2xl">
        Your note
      </h2>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>
    </section>
  );
}
