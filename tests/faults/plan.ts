import { draw, pick, type Random } from "./random.ts";
import { FAULTS } from "./rig/faults.ts";

const FEWEST_STEPS = 4;
const MORE_STEPS = 3;
const LEAST_MS = 2_000;
const MOST_MS = 4_500;
/** Share of steps with a second fault at the same time. */
const IS_DOUBLE = 0.25;

/** Faults that begin together, and the time until they are healed. */
export type Step = { faults: string[]; lengthMs: number };

/** Returns a run's steps: the same for the same seed on every machine. */
export function planRun(random: Random): Step[] {
  const count = FEWEST_STEPS + Math.floor(random() * MORE_STEPS);
  return draw(random, FAULTS, count).map((kind) => {
    const lengthMs = Math.round(LEAST_MS + random() * (MOST_MS - LEAST_MS));
    const faults = new Set([pick(random, kind).name]);
    if (random() < IS_DOUBLE) faults.add(pick(random, pick(random, FAULTS)).name);
    return { faults: [...faults], lengthMs };
  });
}
