import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { QUEUE_LIMIT, type QueuedOrder, type WorkQueue } from "#lib/reports/schema.ts";
import { SendForm } from "../orders/send/send-form.tsx";
import { orderDetailHref } from "../parts/hrefs.ts";
import { Panel } from "../parts/panel.tsx";

const relative = new Intl.RelativeTimeFormat("id", { numeric: "always" });

type WorkPanelProps = {
  title: string;
  /** Label of the time beside each order: "menunggu sejak", "batas waktu". */
  moment: string;
  /** Text of an empty queue. */
  nothing: string;
  queue: WorkQueue;
  /** Addresses of the full lists. */
  lists: { href: string; name: string }[];
  /** True where each order can be sent from its row. */
  sends?: boolean;
  now: Date;
};

/** One work queue: its count, first orders, and a link to all. */
export function WorkPanel({ title, moment, nothing, queue, lists, sends, now }: WorkPanelProps) {
  const { count, orders } = queue;
  return (
    <Panel title={`${title} (${count > QUEUE_LIMIT ? `lebih dari ${QUEUE_LIMIT}` : count})`}>
      {count === 0 ? (
        <p className="text-abu">{nothing}</p>
      ) : (
        <>
          <ul className="divide-y divide-garis border-y border-garis">
            {orders.map((order) => (
              <WorkRow key={order.id} order={order} moment={moment} sends={sends} now={now} />
            ))}
          </ul>
          <p className="-mb-2 flex flex-wrap gap-x-4 pt-1 text-sm">
            {lists.map(({ href, name }) => (
              <PageLink key={href} href={href} className="link inline-flex min-h-11 items-center">
                <span>
                  Semua pesanan <span lang="en">{name}</span>
                </span>
              </PageLink>
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

type WorkRowProps = { order: QueuedOrder } & Pick<WorkPanelProps, "moment" | "sends" | "now">;

/** The whole row is a link, but for the form that sends the order. */
function WorkRow({ order, moment, sends, now }: WorkRowProps) {
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
      <Price value={order.total} />
      <span className="w-full text-sm text-abu">
        {moment} <time dateTime={order.at}>{timeAway(order.at, now)}</time>
      </span>
      {sends ? (
        <SendForm
          orderId={order.id}
          orderNo={order.orderNo}
          resi={order.resi}
          className="relative z-1 w-full pt-1.5 pb-1"
        />
      ) : null}
    </li>
  );
}

/** Formats the distance from now in the largest whole unit: "3 hari yang lalu", "dalam 5 jam". */
export function timeAway(at: string, now: Date): string {
  const away = new Date(at).getTime() - now.getTime();
  const size = Math.abs(away);
  if (size >= millisecondsInDay)
    return relative.format(Math.trunc(away / millisecondsInDay), "day");
  if (size >= millisecondsInHour)
    return relative.format(Math.trunc(away / millisecondsInHour), "hour");
  return relative.format(Math.trunc(away / millisecondsInMinute), "minute");
}
