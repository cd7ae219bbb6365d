import { Printer } from "lucide-react";
import { OrderStatusPill, PaymentStatusPill } from "#components/orders/order-status-pill.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { hasDeadline } from "#lib/orders/status/order-status.ts";
import { BackLink } from "../../parts/back-link.tsx";
import { PRINT_DOCUMENTS, PRINT_KEYS, printHref } from "../../print/print-documents.ts";

export function OrderHeading({ order }: { order: OrderView }) {
  return (
    <div className="pb-6">
      <BackLink href="/dashboard/orders">Kelola Pesanan</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-bold">Pesanan {order.order_no}</h1>
          <p className="pt-1 text-sm text-abu">
            <time dateTime={order.created_at}>{formatDateTime(order.created_at, "id")}</time>
          </p>
        </div>
        <nav aria-label="Cetak" className="flex flex-wrap gap-2">
          {PRINT_KEYS.map((key) => (
            <LinkButton key={key} href={printHref(order.id, key)} variant="secondary" size="small">
              <Printer size={16} aria-hidden />
              {PRINT_DOCUMENTS[key].title}
            </LinkButton>
          ))}
        </nav>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-4">
        <div className="flex items-center gap-2">
          <dt className="text-sm text-abu">Status</dt>
          <dd>
            <OrderStatusPill status={order.status} reader="dashboard" />
          </dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-sm text-abu">Pembayaran</dt>
          <dd>
            <PaymentStatusPill order={order} reader="dashboard" />
          </dd>
        </div>
        {hasDeadline(order) ? (
          <div className="flex items-center gap-2">
            <dt className="text-sm text-abu">Dibatalkan otomatis</dt>
            <dd>
              <time dateTime={order.payment_deadline}>
                {formatDateTime(order.payment_deadline, "id")}
              </time>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
