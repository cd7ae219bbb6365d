import { Skeleton } from "#components/ui/skeleton.tsx";

const ROWS = [1, 2, 3, 4, 5];

/** Shown while a page asks who is signed in (docs/pages.md#dashboard-access). */
export default function DashboardLoading() {
  return (
    <>
      <p role="status" lang="en" className="flex min-h-8 items-center pb-5 text-abu">
        Verifying User Role
      </p>
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <div className="flex flex-col gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </>
  );
}
