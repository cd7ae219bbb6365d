/** A word, since colour alone isn't accessible. */
export function SoldMark({ className = "" }: { className?: string }) {
  return (
    <span
      lang="id"
      className={`inline-block bg-mengkudu-600 px-2.5 py-1 text-sm leading-tight font-semibold text-putih ${className}`}
    >
      Terjual
    </span>
  );
}
