import "server-only";
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";
import { z } from "zod";
import { db } from "../database/db.ts";
import { getCarrier, recipientDigits } from "./carriers.ts";
import { throughCircuit } from "./internal/circuit.ts";
import {
  type KomerceSettings,
  komerceSettings,
  requestKomerce,
} from "./internal/komerce-client.ts";
import { komerceWaybill, toEntries } from "./internal/komerce-waybill.ts";
import { RateError } from "./internal/rate-error.ts";
import { singleFlight } from "./internal/single-flight.ts";
import { type ParcelEntry, parcelEntry, type TrackingView } from "./schema.ts";

const HISTORY_TTL_MS = 30 * millisecondsInMinute;
/** The plan allows 100 requests a day, failed ones included. */
const RETRY_AFTER_MS = 5 * millisecondsInMinute;
const PURGE_AFTER_MS = 7 * millisecondsInDay;
const TIMEOUT_MS = 5_000;

type Parcel = {
  carrier: string;
  /** Null: not sent yet. */
  resi: string | null;
  phone_number: string;
};

const entryList = z.array(parcelEntry);

export function canTrackParcels(): boolean {
  return komerceSettings() !== null;
}

/** Returns the carrier's page and the parcel's history, null if it isn't known. Errors of RajaOngkir never throw. */
export async function trackParcel(parcel: Parcel): Promise<TrackingView> {
  const { carrier, resi } = parcel;
  const settings = komerceSettings();
  const link = getCarrier(carrier).trackingHref;
  const unknown = { resi, link, history: null, checked_at: null };
  if (!resi || !settings) return unknown;
  const id = { resi, phoneEnd: recipientDigits(parcel) };
  const lookup = () => findCached(id);
  const known =
    (await lookup()) ??
    (await singleFlight(`parcel ${id.resi} ${id.phoneEnd}`, lookup, () =>
      refresh(settings, carrier, id),
    ));
  if (!known?.checkedAt) return unknown;
  return {
    ...unknown,
    history: entryList.parse(known.entries),
    checked_at: known.checkedAt.toISOString(),
  };
}

/** Removes histories that weren't read for a week. */
export async function purgeParcelHistories(now = new Date()): Promise<void> {
  await db().parcelHistory.deleteMany({
    where: { askAgainAt: { lt: new Date(now.getTime() - PURGE_AFTER_MS) } },
  });
}

type ParcelId = { resi: string; phoneEnd: string };

async function findCached(id: ParcelId) {
  const kept = await db().parcelHistory.findUnique({ where: { resi_phoneEnd: id } });
  return kept && kept.askAgainAt > new Date() ? kept : null;
}

/** Stores the present history; after an error the earlier one stays. */
async function refresh(settings: KomerceSettings, carrier: string, id: ParcelId) {
  const now = Date.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const entries = await throughCircuit(settings.id, () => ask(settings, carrier, id, signal));
    return await save(id, {
      entries,
      checkedAt: new Date(now),
      askAgainAt: new Date(now + HISTORY_TTL_MS),
    });
  } catch (error) {
    if (!(error instanceof RateError)) throw error;
    return save(id, { askAgainAt: new Date(now + RETRY_AFTER_MS) });
  }
}

async function ask(
  settings: KomerceSettings,
  courier: string,
  { resi, phoneEnd }: ParcelId,
  signal: AbortSignal,
): Promise<ParcelEntry[]> {
  const parcel = { awb: resi, courier };
  const waybill = await requestKomerce(
    settings,
    {
      method: "POST",
      path: "/track/waybill",
      // RajaOngkir's documentation has them in the body and, in its example, in the query.
      query: parcel,
      form: { ...parcel, last_phone_number: phoneEnd },
      signal,
    },
    komerceWaybill,
  );
  // Null: unknown to the carrier, perhaps not yet.
  return waybill ? toEntries(waybill) : [];
}

type SavedHistory = { entries?: ParcelEntry[]; checkedAt?: Date; askAgainAt: Date };

function save(id: ParcelId, history: SavedHistory) {
  return db().parcelHistory.upsert({
    where: { resi_phoneEnd: id },
    create: { ...id, ...history },
    update: history,
  });
}
