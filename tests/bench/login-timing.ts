/**
 * Compares the time of a failed log-in for a known and an unknown e-mail: `npm run bench`. Sends
 * them in pairs, from new addresses so that no rate limit applies. The known e-mail is the baseline
 * of the ratio.
 */
import { randomUUID } from "node:crypto";
import { hashPassword } from "../../lib/accounts/password-hash.ts";
import { db } from "../../lib/database/db.ts";

const PAIRS = 300;
const WARM_UP_PAIRS = 20;
const { TEST_BASE_URL } = process.env;

async function makeAccounts(count: number): Promise<string[]> {
  const passwordHash = await hashPassword("nobody signs in with this one");
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.test`);
  await db().user.createMany({
    data: emails.map((email) => ({
      name: "Bench",
      email,
      phoneNumber: "6281234567890",
      passwordHash,
    })),
  });
  return emails;
}

let caller = 0;

/** Returns the milliseconds until the error arrives. */
async function refuse(email: string): Promise<number> {
  caller += 1;
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const started = performance.now();
  const response = await fetch(`${TEST_BASE_URL}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password: "a wrong password" }),
  });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`expected 401 and not ${response.status}`);
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const known: number[] = [];
const unknown: number[] = [];
for (const [pair, email] of (await makeAccounts(WARM_UP_PAIRS + PAIRS)).entries()) {
  // Alternates, so that neither always comes second.
  const stranger = `${randomUUID()}@example.test`;
  const emails = pair % 2 === 0 ? [email, stranger] : [stranger, email];
  for (const asked of emails) {
    const ms = await refuse(asked);
    if (pair >= WARM_UP_PAIRS) (asked === email ? known : unknown).push(ms);
  }
}
await db().$disconnect();

const [baseline, other] = [median(known), median(unknown)];
console.log(
  `login timing, ${PAIRS} pairs: known ${baseline.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ` +
    `difference ${Math.abs(baseline - other).toFixed(2)} ms, ratio ${(other / baseline).toFixed(3)}`,
);
