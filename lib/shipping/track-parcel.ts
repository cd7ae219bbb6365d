import "server-only";
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";
import { z } from "zod";
import { db } from "../database/db.ts";
import { throughCircuit } from "./internal/circuit.ts";
import { askKomerce } from "./internal/komerce-client.ts";
import { type KomerceSettings, komerceSettings } from "./internal/komerce-settings.ts";
import { komerceWaybill, toEntries } from "./internal/komerce-waybill.ts";
import { RateFault } from "./internal/rate-fault.ts";
import { together } from "./internal/together.ts";
import { JNE_TRACKING_PAGE, type ParcelEntry, parcelEntry, type TrackingView } from "./schema.ts";

/** How long JNE's history is taken as it is. */
const KEPT_MS = 30 * millisecondsInMinute;
/** How long a failure isn't repeated: every request counts against the plan's 100 a day. */
const AFTER_FAILURE_MS = 5 * millisecondsInMinute;
const FORGOTTEN_MS = 7 * millisecondsInDay;
const PATIENCE_MS = 5_000;
/** JNE wants to hear so many digits of the recipient's number beside the resi. */
const PHONE_DIGITS = 5;

type Parcel = {
  /** Null: not sent yet. */
  resi: string | null;
  /** The recipient's. */
  phone_number: string;
};

const entryList = z.array(parcelEntry);

/** Whether the shop can show a parcel's history itself. */
export function canTrackParcels(): boolean {
  return komerceSettings() !== null;
}

/**
 * Where a parcel is: JNE's own page, and its history where RajaOngkir is configured and has told
 * it. `history` is null where it isn't known; a failure never is more than that.
 */
export async function trackParcel({ resi, phone_number }: Parcel): Promise<TrackingView> {
  const settings = komerceSettings();
  const unknown = { resi, link: JNE_TRACKING_PAGE, history: null, checked_at: null };
  if (!resi || !settings) return unknown;
  const id = { resi, phoneEnd: phone_number.slice(-PHONE_DIGITS) };
  const look = () => findOfLate(id);
  const known =
    (await look()) ??
    (await together(`parcel ${id.resi} ${id.phoneEnd}`, look, () => refresh(settings, id)));
  if (!known?.checkedAt) return unknown;
  return {
    ...unknown,
    history: entryList.parse(known.entries),
    checked_at: known.checkedAt.toISOString(),
  };
}

/** Removes histories that nobody has looked at for a week. */
export async function purgeParcelHistories(now = new Date()): Promise<void> {
  await db().parcelHistory.deleteMany({
    where: { askAgainAt: { lt: new Date(now.getTime() - FORGOTTEN_MS) } },
  });
}

type ParcelId = { resi: string; phoneEnd: string };

/** What is kept and not yet to be asked for again. */
async function findOfLate(id: ParcelId) {
  const kept = await db().parcelHistory.findUnique({ where: { resi_phoneEnd: id } });
  return kept && kept.askAgainAt > new Date() ? kept : null;
}

/** Keeps what JNE says now; after a failure, what it said before. */
async function refresh(settings: KomerceSettings, id: ParcelId) {
  const now = Date.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const entries = await throughCircuit(settings.id, () => ask(settings, id, signal));
    return await keep(id, {
      entries,
      checkedAt: new Date(now),
      askAgainAt: new Date(now + KEPT_MS),
    });
  } catch (error) {
    if (!(error instanceof RateFault)) throw error;
    return keep(id, { askAgainAt: new Date(now + AFTER_FAILURE_MS) });
  }
}

async function ask(
  settings: KomerceSettings,
  { resi, phoneEnd }: ParcelId,
  signal: AbortSignal,
): Promise<ParcelEntry[]> {
  const question = { awb: resi, courier: "jne" };
  const waybill = await askKomerce(
    settings,
    {
      method: "POST",
      path: "/track/waybill",
      // The documentation's table wants them in the body, its example has them in the address.
      query: question,
      form: { ...question, last_phone_number: phoneEnd },
      signal,
    },
    komerceWaybill,
  );
  // Null: JNE doesn't know the number, or not yet.
  return waybill ? toEntries(waybill) : [];
}

type Kept = { entries?: ParcelEntry[]; checkedAt?: Date; askAgainAt: Date };

function keep(id: ParcelId, kept: Kept) {
  return db().parcelHistory.upsert({
    where: { resi_phoneEnd: id },
    create: { ...id, ...kept },
    update: kept,
  });
}
