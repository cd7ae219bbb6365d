import { Skeleton } from "#components/ui/skeleton.tsx";

/** As tall as a cart with two lines. */
export function CartSkeleton() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <span className="sr-only">Loading your cart</span>
      <div>
        {[0, 1].map((row) => (
          <div key={row} className="flex gap-6 border-b border-garis py-6 first:pt-0">
            <Skeleton className="aspect-4/5 w-24 sm:w-32" />
            <div className="flex grow flex-col gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="mt-auto h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
