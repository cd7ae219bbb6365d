import { expect, test } from "vitest";
import { sendRaw } from "../contract/detours.ts";
import { signIn } from "../people.ts";
import { queryOf } from "./attempt.ts";
import { RAW_QUERIES } from "./hostile-texts.ts";
import { queryValuesFor } from "./hostile-values.ts";
import { type PageParameter, readPageParameters, unknownPages } from "./page-parameters.ts";

const RANDOM_VALUES = 4;
/**
 * An admin sees most, and gets every value of a page's corpus. Others read the same queries, or are led away before:
 * they get one in three.
 */
const SHARES = {
  visitor: { every: 3, everyRaw: 4 },
  customer: { every: 3, everyRaw: 4 },
  admin: { every: 1, everyRaw: 1 },
};
const LANES = 8;
const MAX_PATH = 12_000;
const AT_LEAST = 2_500;

/** An error in a page that has begun to stream comes with status 200. Redirects are NEXT_REDIRECT. */
const BROKEN = /digest\\*":\\*"(?!NEXT_)|Unexpected Application Error/;

const parameters = await readPageParameters();
const pages = [...new Set(parameters.map(({ page }) => page))];
type Caller = keyof typeof SHARES;
const callers = Object.keys(SHARES) as Caller[];
let sent = 0;

const cookies = new Map<string, Promise<string>>();
function cookieOf(caller: Caller): Promise<string> {
  const known = cookies.get(caller);
  if (known) return known;
  const signedIn =
    caller === "visitor"
      ? Promise.resolve("")
      : signIn(caller === "admin" ? "admin" : "user").then((token) => `token=${token}`);
  cookies.set(caller, signedIn);
  return signedIn;
}

async function open(addresses: string[], cookie: string): Promise<string[]> {
  const waiting = [...addresses];
  const faults: string[] = [];
  async function lane(): Promise<void> {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const { status, text } = await sendRaw("GET", address, cookie ? { cookie } : {}, "");
      sent += 1;
      if (status >= 500 || BROKEN.test(text)) faults.push(`${status} ${address.slice(0, 300)}`);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return faults;
}

function addressesOf({ page, name }: PageParameter, caller: Caller): string[] {
  const { every } = SHARES[caller];
  return queryValuesFor(`${page} ${name}`, {}, RANDOM_VALUES)
    .filter((_, index) => (index + name.length) % every === 0)
    .map((value) => `${page}?${queryOf(value.fields(name))}`)
    .filter((address) => address.length <= MAX_PATH);
}

test("the parameters of every page are known", async () => {
  expect(await unknownPages()).toEqual([]);
});

const cases = pages.flatMap((page) => callers.map((caller) => ({ page, caller })));

test.each(cases)("$page opens for a $caller whatever its query", async ({ page, caller }) => {
  const own = parameters
    .filter((parameter) => parameter.page === page)
    .flatMap((parameter) => addressesOf(parameter, caller));
  const raw = RAW_QUERIES.filter((_, index) => index % SHARES[caller].everyRaw === 0).map(
    (query) => `${page}?${query}`,
  );
  expect(await open([...own, ...raw], await cookieOf(caller))).toEqual([]);
});

test("many addresses were opened", () => {
  expect(sent).toBeGreaterThanOrEqual(AT_LEAST);
});
