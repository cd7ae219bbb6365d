import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = [1, 2, 3, 4, 5];

/** Five rows, as high as real ones. */
export function ProductSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Memuat barang…</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
}
