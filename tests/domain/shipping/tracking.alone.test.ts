import { millisecondsInDay } from "date-fns/constants";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { getCarrier } from "#lib/shipping/carriers.ts";
import { purgeShipping } from "#lib/shipping/purge-shipping.ts";
import { canTrackParcels, trackParcel } from "#lib/shipping/track-parcel.ts";
import { quoteTo, serveKomerce } from "#tests/factories/shipping.ts";
import { holdFirst } from "#tests/fakes/hold-first.ts";
import { type KomerceMood, WAYBILL } from "#tests/fakes/komerce-server.ts";
import { PATIENCE } from "#tests/setup/patience.ts";

const komerce = await serveKomerce();

const PARCEL = { carrier: "jne", resi: "JNEUJI0012345678", phone_number: "6281234567890" };
const UNKNOWN = {
  resi: PARCEL.resi,
  link: getCarrier("jne").trackingHref,
  history: null,
  checked_at: null,
};

afterEach(() => vi.restoreAllMocks());

const asked = () => komerce.requests.filter(({ path }) => path === WAYBILL);

/** Expires the stored tracking answer. */
async function ageHistory() {
  await db().parcelHistory.updateMany({ data: { askAgainAt: new Date(Date.now() - 1) } });
}

test("JNE's history is shown, the latest first, and asked for once by all who look", async () => {
  expect(canTrackParcels()).toBe(true);
  const views = await Promise.all([1, 2, 3].map(() => trackParcel(PARCEL)));
  expect(views[0]?.history?.map(({ description }) => description)).toEqual([
    "DELIVERED TO [UJI COBA]",
    "WITH DELIVERY COURIER [BANDUNG]",
    "RECEIVED AT INBOUND STATION [BANDUNG]",
    "SHIPMENT RECEIVED BY JNE COUNTER OFFICER AT [JAKARTA]",
  ]);
  expect(await trackParcel(PARCEL)).toEqual(views[0]);
  expect(asked().map(({ fields }) => fields)).toEqual([
    { awb: PARCEL.resi, courier: "jne", last_phone_number: "67890" },
  ]);
});

test("who looked before it was kept, and comes to ask after, takes what was kept", async () => {
  const { isHeld, release } = holdFirst(db().parcelHistory, "findUnique");
  const late = trackParcel(PARCEL);
  await isHeld;
  const view = await trackParcel(PARCEL);
  release();
  expect(await late).toEqual(view);
  expect(asked()).toHaveLength(1);
});

test("after its time it is asked for again", async () => {
  await trackParcel(PARCEL);
  await ageHistory();
  await trackParcel(PARCEL);
  expect(asked()).toHaveLength(2);
});

test("a number that JNE doesn't know yet has an empty history, and that is no failure", async () => {
  komerce.mood = "404-destination";
  expect((await trackParcel(PARCEL)).history).toEqual([]);
  expect(await db().rateCircuit.count()).toBe(0);
});

test("the number goes with the recipient: another's phone opens no history of theirs", async () => {
  await trackParcel(PARCEL);
  komerce.mood = "500";
  expect(await trackParcel({ ...PARCEL, phone_number: "6281111111111" })).toEqual(UNKNOWN);
});

test.each<KomerceMood>(["drop", "plain-404", "500", "429", "wrong-data", "400-key", "broken-json"])(
  "%s: the link is left, and a page that is opened again doesn't ask again",
  async (mood) => {
    komerce.mood = mood;
    expect(await trackParcel(PARCEL)).toEqual(UNKNOWN);
    expect(await trackParcel(PARCEL)).toEqual(UNKNOWN);
    expect(asked()).toHaveLength(1);
  },
);

test("silent: given up after five seconds", async () => {
  komerce.mood = "silent";
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const waiting = trackParcel(PARCEL);
  await vi.waitUntil(() => asked().length > 0, PATIENCE);
  patience.abort(new DOMException("time is up", "TimeoutError"));
  expect(await waiting).toEqual(UNKNOWN);
  expect(timeout.mock.calls).toEqual([[5_000]]);
});

test("after a failure the history that was told before is still shown", async () => {
  const before = await trackParcel(PARCEL);
  await ageHistory();
  komerce.mood = "500";
  expect(await trackParcel(PARCEL)).toEqual(before);
});

test("tracking and prices share a circuit: nobody asks a service that is known to fail", async () => {
  komerce.mood = "429";
  await quoteTo("Kabupaten Sleman");
  // The shop looks up both places at once, but the quote waits only for the first error.
  await vi.waitUntil(() => komerce.requests.length === 2, PATIENCE);
  expect(await trackParcel(PARCEL)).toEqual(UNKNOWN);
  expect(asked()).toEqual([]);
});

test("nothing is asked for an order without a resi", async () => {
  expect(await trackParcel({ ...PARCEL, resi: null })).toEqual({ ...UNKNOWN, resi: null });
  expect(komerce.requests).toEqual([]);
});

test("histories that nobody follows are cleared away", async () => {
  await trackParcel(PARCEL);
  await purgeShipping();
  expect(await db().parcelHistory.count()).toBe(1);
  await purgeShipping(new Date(Date.now() + 8 * millisecondsInDay));
  expect(await db().parcelHistory.count()).toBe(0);
});
