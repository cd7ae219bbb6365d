import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { findPause } from "./internal/circuit.ts";
import { komerceSettings } from "./internal/komerce-settings.ts";
import { latestEdition } from "./internal/tariff-edition.ts";
import type { TariffEditionView } from "./tariff-schema.ts";

export type TariffState = {
  edition: TariffEditionView;
  /** True where RajaOngkir prices parcels, and the table only while it fails. */
  isFallback: boolean;
  /** When the circuit breaker's pause ends. */
  pausedUntil: string | null;
};

/** Returns where shipping prices come from at present. Throws forbidden for non-admins. */
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
