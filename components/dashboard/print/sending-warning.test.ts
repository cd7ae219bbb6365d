import { expect, test } from "vitest";
import { ORDER_STATUSES } from "#lib/orders/status/order-status.ts";
import { weightLabel } from "./parcel-facts.ts";
import { sendingWarning } from "./sending-warning.ts";

test("a parcel that is paid for may leave, unless the order is called off", () => {
  const warnings = ORDER_STATUSES.filter((status) => sendingWarning({ status, is_paid: true }));
  expect(warnings).toEqual(["Cancelled", "Return", "Out of Stock"]);
  const unpaid = { status: "Waiting for Payment", is_paid: false } as const;
  expect(sendingWarning(unpaid)).toBe("Pesanan ini belum lunas.");
});

test("a weight is said as it is and as the carrier charges it", () => {
  expect(weightLabel({ carrier: "jne", weight: 250 })).toBe("250 g (ditagih 1 kg)");
  expect(weightLabel({ carrier: "jne", weight: 1450 })).toBe("1.450 g (ditagih 2 kg)");
});
