import { AppError } from "../../errors.ts";
import { metrics, type OrderResult } from "../../telemetry/metrics.ts";
import type { PlacedOrderResult } from "../place-order.ts";

/** Counts how an attempt to order ends, and leaves it as it is. */
export async function countAttempt(
  attempt: () => Promise<PlacedOrderResult>,
): Promise<PlacedOrderResult> {
  try {
    const placed = await attempt();
    metrics().orders.inc({ result: placed.productIds.length > 0 ? "placed" : "repeated" });
    return placed;
  } catch (error) {
    metrics().orders.inc({ result: resultOf(error) });
    throw error;
  }
}

function resultOf(error: unknown): OrderResult {
  if (!(error instanceof AppError)) return "failed";
  if (error.body && "soldOut" in error.body) return "stock-conflict";
  if (error.body && "ongkir" in error.body) return "price-changed";
  return error.code === "unavailable" ? "failed" : "refused";
}
