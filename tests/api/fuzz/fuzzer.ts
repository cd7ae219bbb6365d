import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import type { Documented, Judge } from "../contract/document.ts";
import type { GoodCall } from "../contract/good-call.ts";
import { type Answer, send } from "../shop-client.ts";
import { asCurl } from "./as-curl.ts";
import { attempt } from "./attempt.ts";
import type { Exchange } from "./exchanges.ts";
import type { Plan } from "./plans.ts";

/** Concurrent requests. */
const LANES = 16;

/** Requests per prepared call. Its code may lock and its product may be deleted. */
const USES = 50;

/** Requests between two resets of the rate limits, which would hide all other answers. */
const BETWEEN_LIMITS = 10;

/** Internals that no error may expose. */
const INSIDE = /node_modules|SELECT |\/lib\/|\/work\/|prisma|\.(ts|js|mjs):\d+/i;

/** Enough errors to see a pattern. */
const MOST_FAULTS = 5;

type Fuzz = {
  operation: Documented;
  exchanges: readonly Exchange[];
  plan: Plan;
  judge: Judge;
  /** Checks an answer beyond the document. Returns the error, or null. */
  demand?: (answer: Answer) => string | null;
};

type Count = { sent: number; limited: number; byPlace: Set<string> };

export const noCount = (): Count => ({ sent: 0, limited: 0, byPlace: new Set() });

/**
 * Sends each exchange in its own call. Returns the errors, each with its request as a curl command.
 */
export async function fuzz(
  { operation, exchanges, plan, judge, demand }: Fuzz,
  count: Count,
): Promise<string[]> {
  const waiting = [...exchanges].reverse();
  const faults: string[] = [];

  async function lane(): Promise<void> {
    let call: GoodCall | undefined;
    let uses = 0;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!call || uses >= USES) {
        call = await plan.prepare();
        uses = 0;
      }
      const made = attempt(operation, call, next.scalar, next.value);
      if (!made) continue;
      if (count.sent % BETWEEN_LIMITS === 0) await db().rateLimit.deleteMany();
      count.sent += 1;
      uses += 1;
      const answer = await send(made.method, made.path, made);
      if (answer.status === 429) count.limited += 1;
      else count.byPlace.add(`${next.scalar.place} ${next.scalar.name}`);
      // The call's target may be gone.
      if (answer.status < 300 && !plan.isRepeatable) call = undefined;
      const wrong = [...faultsOf(operation, answer, judge)];
      const unmet = demand?.(answer);
      if (unmet) wrong.push(unmet);
      if (wrong.length > 0) faults.push(`${made.what}\n${wrong.join("\n")}\n${asCurl(made)}`);
      if (faults.length >= MOST_FAULTS) return;
    }
  }

  await Promise.all(Array.from({ length: LANES }, lane));
  return faults;
}

/** Ends a suite's file: much was sent, limits kept little of it away, and the shop still stands. */
export function expectMuchSent(total: Count, atLeast: number): void {
  test("much was sent, limits kept little of it away, and the shop still stands", async () => {
    expect(total.sent).toBeGreaterThanOrEqual(atLeast);
    expect(total.limited).toBeLessThan(total.sent / 10);
    for (const path of ["/api/health/ready", "/api/home"]) {
      expect((await send("GET", path)).status).toBe(200);
    }
  });
}

function faultsOf(operation: Documented, answer: Answer, judge: Judge): string[] {
  const shown = JSON.stringify(answer.json).slice(0, 500);
  if (answer.status >= 500) return [`answered ${answer.status}: ${shown}`];
  const faults = judge.faults(operation, answer);
  if (answer.status >= 400 && INSIDE.test(shown)) {
    faults.push(`tells of the shop's inside: ${shown}`);
  }
  return faults;
}
