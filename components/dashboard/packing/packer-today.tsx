import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { formatDate } from "#lib/dates.ts";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import type { Page } from "#lib/paging.ts";
import { PACKING } from "../parts/lists.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PackingList } from "./packing-list.tsx";

type PackerTodayProps = { parcels: Page<PackingView>; now: Date };

/** The packer's day: the oldest parcels to send. */
export function PackerToday({ parcels: { data, meta }, now }: PackerTodayProps) {
  return (
    <>
      <PageHeading title="Hari Ini">
        <time dateTime={now.toISOString()}>{formatDate(now, "id")}</time>
      </PageHeading>
      {data.length === 0 ? (
        <EmptyState title="Semua sudah dikirim" />
      ) : (
        <>
          <p className="pb-3 font-semibold">{meta.total} pesanan perlu dikirim</p>
          <PackingList parcels={data} />
          {meta.total > data.length ? (
            <PageLink href={PACKING.href} className="link mt-2 inline-flex min-h-11 items-center">
              Semua pesanan yang perlu dikirim
            </PageLink>
          ) : null}
        </>
      )}
    </>
  );
}
