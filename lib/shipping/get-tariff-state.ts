import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { findPause } from "./internal/circuit.ts";
import { komerceSettings } from "./internal/komerce-settings.ts";
import { latestEdition } from "./internal/tariff-edition.ts";
import type { TariffEditionView } from "./tariff-schema.ts";

export type TariffState = {
  edition: TariffEditionView;
  /** Whether RajaOngkir prices the orders and the table only stands in for it. */
  isFallback: boolean;
  /** Until when RajaOngkir isn't asked, after it has failed; null where it is. */
  pausedUntil: string | null;
};

/** What an admin should know about where prices come from. Throws forbidden for everyone else. */
export async function getTariffState(actor: Actor): Promise<TariffState> {
  assertAdmin(actor);
  const settings = komerceSettings();
  const pause = settings ? await findPause(settings.id) : null;
  return {
    edition: await latestEdition(),
    isFallback: settings !== null,
    pausedUntil: pause?.toISOString() ?? null,
  };
}
