import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import { Printer } from "lucide-react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { QUEUE_LIMIT, type QueuedOrder, type WorkQueue } from "#lib/reports/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { RefundButton } from "../orders/money/refund-button.tsx";
import { CheckProofButton } from "../orders/proof/proof-review-dialog.tsx";
import { SendForm } from "../orders/send/send-form.tsx";
import { orderDetailHref } from "../parts/hrefs.ts";
import { Panel } from "../parts/panel.tsx";
import { printHref } from "../print/print-documents.ts";

const relative = new Intl.RelativeTimeFormat("id", { numeric: "always" });

export type WorkPanelProps = {
  title: string;
  /** Label of the time beside each order: "menunggu sejak", "batas waktu". */
  moment: string;
  queue: WorkQueue;
  /** Addresses of the full lists. */
  lists: { href: string; name: string; gloss?: string }[];
  /** Action offered in the row; none by default. */
  action?: "check-proof" | "send" | "refund" | undefined;
  now: Date;
};

/** One work queue: its count, first orders, and a link to all. */
export function WorkPanel({ title, moment, queue, lists, action, now }: WorkPanelProps) {
  const { count, orders } = queue;
  return (
    <Panel title={`${title} (${count > QUEUE_LIMIT ? `lebih dari ${QUEUE_LIMIT}` : count})`}>
      <ul className="divide-y divide-garis border-y border-garis">
        {orders.map((order) => (
          <WorkRow key={order.id} order={order} moment={moment} action={action} now={now} />
        ))}
      </ul>
      <p className="-mb-2 flex flex-wrap gap-x-4 pt-1 text-sm">
        {lists.map(({ href, name, gloss }) => (
          <PageLink key={href} href={href} className="inline-flex min-h-11 items-center py-1">
            <span>
              <span className="link">Semua pesanan {name}</span>{" "}
              <span className="inline-block text-[0.8125rem] text-abu">{gloss}</span>
            </span>
          </PageLink>
        ))}
      </p>
    </Panel>
  );
}

type WorkRowProps = { order: QueuedOrder } & Pick<WorkPanelProps, "moment" | "action" | "now">;

/** The whole row is a link, but for what is done in it. */
function WorkRow({ order, moment, action, now }: WorkRowProps) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-[0.9375rem] hover:bg-mori has-focus-visible:bg-mori">
      <span className="min-w-0">
        <PageLink
          href={orderDetailHref(order.id)}
          className="link font-semibold after:absolute after:inset-0"
        >
          {order.orderNo}
        </PageLink>{" "}
        <span className="break-words">{order.name}</span>
      </span>
      <span>
        {order.difference === null ? null : (
          <strong className="text-kunyit-700">{differenceWords(order.difference)} </strong>
        )}
        <Price value={order.total} />
      </span>
      <span className="w-full text-sm text-abu">
        {order.pieces} potong · {order.city} · {order.service} · {moment.toLowerCase()}{" "}
        <time dateTime={order.at}>{timeAway(order.at, now)}</time>
      </span>
      {order.note === "" ? null : (
        <span className="w-full text-sm font-medium wrap-anywhere text-kunyit-700">
          <span className="sr-only">Catatan pembeli: </span>“{order.note}”
        </span>
      )}
      {action === "check-proof" ? (
        <CheckProofButton orderId={order.id} orderNo={order.orderNo} />
      ) : null}
      {action === "refund" ? <RefundButton order={order} /> : null}
      {action === "send" ? (
        <div className="relative z-1 flex w-full flex-wrap items-start gap-2 pt-1.5 pb-1">
          <SendForm order={{ ...order, order_no: order.orderNo }} className="min-w-56 grow" />
          <LinkButton
            href={printHref(order.id, "label")}
            target="_blank"
            variant="secondary"
            size="small"
            aria-label={`Cetak label ${order.orderNo}`}
          >
            <Printer size={16} aria-hidden />
            Cetak label
          </LinkButton>
        </div>
      ) : null}
    </li>
  );
}

function differenceWords(rupiah: number): string {
  return rupiah > 0
    ? `kurang ${formatRupiah(rupiah)} dari`
    : `kembali ${formatRupiah(-rupiah)} dari`;
}

/** Formats the distance from now in the largest whole unit: "3 hari yang lalu", "dalam 5 jam", "baru saja". */
export function timeAway(at: string, now: Date): string {
  const away = new Date(at).getTime() - now.getTime();
  const size = Math.abs(away);
  if (size >= millisecondsInDay)
    return relative.format(Math.trunc(away / millisecondsInDay), "day");
  if (size >= millisecondsInHour)
    return relative.format(Math.trunc(away / millisecondsInHour), "hour");
  if (size >= millisecondsInMinute)
    return relative.format(Math.trunc(away / millisecondsInMinute), "minute");
  return away > 0 ? "sebentar lagi" : "baru saja";
}
