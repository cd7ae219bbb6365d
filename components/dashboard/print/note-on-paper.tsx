/** The buyer's note on a paper; nothing where there is none. */
export function NoteOnPaper({ note }: { note: string }) {
  if (note === "") return null;
  return (
    <section className="my-4 break-inside-avoid border border-tinta p-3">
      <h2 className="text-xs font-semibold">Catatan pembeli</h2>
      <p className="whitespace-pre-line wrap-anywhere">{note}</p>
    </section>
  );
}
