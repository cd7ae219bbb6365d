import "server-only";
import { findForeignOrigin } from "../shipping/get-tariff-state.ts";
import { log } from "../telemetry/log.ts";

/** Logs at the start that the tariff table is of another city than SHOP_CITY. Never throws. */
export async function warnOfTariffOrigin(): Promise<void> {
  try {
    const origin = await findForeignOrigin();
    if (origin) log().warn({ origin }, SENTENCE);
  } catch (err) {
    log().warn({ err }, "the origin of the tariff table couldn't be read");
  }
}

const SENTENCE =
  "The tariff table is for parcels from another city than SHOP_CITY, so that customers pay its prices: upload the tariffs from the new city (docs/shipping.md#moving-the-shop).";
