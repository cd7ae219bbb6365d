import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#components/language/language-context.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/status/order-status.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderStatusPill, PaymentStatusPill } from "./order-status-pill.tsx";

function facts(status: OrderStatus, resi: string | null): string {
  const order = {
    created_at: "2026-11-21T12:05:00.000Z",
    order_no: "SB261121A7K2M",
    status,
    payment_status: "Paid",
    resi,
  } as OrderView;
  return renderToStaticMarkup(<OrderFacts order={order} />);
}

test("only an order that is sent or will be speaks of a tracking number", () => {
  const speaking = (resi: string | null) =>
    ORDER_STATUSES.filter((status) => facts(status, resi).includes("Tracking Number"));
  expect(speaking(null)).toEqual(["Waiting for Payment", "Payment Confirm", "In Delivery"]);
  expect(speaking("JNE001")).toEqual(
    ORDER_STATUSES.filter((status) => status !== "Cancelled" && status !== "Out of Stock"),
  );
});

test("nothing warns of a payment that a cancelled order no longer waits for", () => {
  const pill = (status: OrderStatus) =>
    renderToStaticMarkup(<PaymentStatusPill order={{ status, payment_status: "Unpaid" }} />);
  expect(pill("Waiting for Payment")).toContain("kunyit");
  expect(pill("Cancelled")).toContain("Unpaid");
  expect(pill("Cancelled")).not.toContain("kunyit");
});

test("an Indonesian page says the status in Indonesian, the dashboard both words", () => {
  const pill = <OrderStatusPill status="In Delivery" />;
  const indonesian = renderToStaticMarkup(
    <LanguageProvider language="id">{pill}</LanguageProvider>,
  );
  expect(indonesian).toContain("Dalam pengiriman");
  expect(indonesian).not.toContain("In Delivery");
  expect(renderToStaticMarkup(pill)).toContain("In Delivery");
  const dashboard = renderToStaticMarkup(
    <OrderStatusPill status="In Delivery" reader="dashboard" />,
  );
  expect(dashboard).toMatch(/lang="en"[^>]*>In Delivery.*Dalam pengiriman/);
});
