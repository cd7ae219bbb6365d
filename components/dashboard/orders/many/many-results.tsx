import type { Ref } from "react";
import { STATUS_LABELS } from "#components/orders/status-labels.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { OrderStatus } from "#lib/orders/order-status.ts";
import { LINE_CELL, ReportLines } from "../../parts/csv/report-lines.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import type { ManyResult } from "./use-update-orders.ts";

type ManyResultsProps = {
  results: readonly ManyResult[];
  /** The status that was set. */
  status: OrderStatus;
  ref: Ref<HTMLElement>;
  onClose: () => void;
};

/** How each order's change went; what failed comes first. */
export function ManyResults({ results, status, ref, onClose }: ManyResultsProps) {
  const failed = results.filter(({ failure }) => failure !== null);
  const saved = results.filter(({ failure }) => failure === null);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Hasil" className="flex flex-col gap-3 pb-5">
      <Notice tone={failed.length > 0 ? "error" : "success"}>
        {saved.length} pesanan menjadi {STATUS_LABELS[status]}
        {failed.length > 0 ? `, ${failed.length} tidak berubah.` : "."}
      </Notice>
      <ReportLines
        label="Hasil per pesanan"
        heads={["No. Pesanan", "Hasil"]}
        count={results.length}
      >
        {[...failed, ...saved].map(({ id, orderNo, failure }) => (
          <tr key={id}>
            <td className={LINE_CELL}>
              <PageLink href={orderDetailHref(id)} className="link">
                {orderNo}
              </PageLink>
            </td>
            <td className={`${LINE_CELL} break-words`}>{failure ?? STATUS_LABELS[status]}</td>
          </tr>
        ))}
      </ReportLines>
      <Button variant="secondary" size="small" className="self-start" onClick={onClose}>
        Tutup hasil
      </Button>
    </section>
  );
}
