import { setTimeout as wait } from "node:timers/promises";
import type { See, Walks } from "./walks.ts";

const CROWDS = [2, 4, 8, 16];
const SECONDS_EACH = 8;
/** Walks a second for each shopper of a crowd: more than any shop serves. */
const ACCOUNTS_EACH = 60;
const MS = 1000;

/** Returns the walks a second that the shop serves to the best of growing crowds. */
export async function findCapacity(walks: Walks): Promise<number> {
  const rates: number[] = [];
  for (const crowd of CROWDS) {
    const rate = await walkAtOnce(walks, crowd, SECONDS_EACH);
    console.log(`${crowd} shoppers at once: ${rate.toFixed(1)} walks/s`);
    rates.push(rate);
  }
  return Math.max(...rates);
}

/** Lets shoppers walk one walk after the other. Returns their walks a second. Throws where one meets an error. */
async function walkAtOnce(walks: Walks, crowd: number, seconds: number): Promise<number> {
  await walks.people.prepare(crowd * seconds * ACCOUNTS_EACH);
  const end = performance.now() + seconds * MS;
  let done = 0;
  const shop = async () => {
    while (performance.now() < end) {
      await walks.walk(({ what, reply }) => {
        if (!reply || reply.status >= 300) throw new Error(`${what}: ${reply?.status}`);
      });
      done += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: crowd }, shop));
  return (done * MS) / (performance.now() - started);
}

/**
 * Starts so many walks a second, also while earlier ones wait for answers. Resolves when the last one has ended.
 * Returns the time from the first to the last start in ms.
 */
export async function arrive(
  walks: Walks,
  { rate, seconds, see }: { rate: number; seconds: number; see: See },
): Promise<void> {
  await walks.people.prepare(Math.ceil(rate * seconds) + 1);
  const started = performance.now();
  const all: Promise<void>[] = [];
  for (;;) {
    const elapsed = (performance.now() - started) / MS;
    if (elapsed >= seconds) break;
    while (all.length < elapsed * rate) all.push(walks.walk(see));
    await wait(1);
  }
  await Promise.all(all);
}
