import type pg from "pg";
import { BANDUNG, paymentBodyFor } from "../../api/people.ts";
import { type Account, makeAccounts } from "./accounts.ts";
import { dropMails } from "./database.ts";
import { post } from "./http-call.ts";
import { percentile } from "./rounds.ts";
import { shopAddress } from "./shop.ts";

export type OrderLoad = { rate: number; p50: number; p95: number };

/** Places one order; `turn` counts them. */
type PlaceOrder = (turn: number) => Promise<void>;

const ACCOUNTS_A_BATCH = 2_000;

/** Accounts without an order, because the number of a customer's open orders is limited. */
export class Buyers {
  private waiting: Account[] = [];
  private readonly database: pg.Client;

  constructor(database: pg.Client) {
    this.database = database;
  }

  /** Makes accounts until `count` are unused. Call it before a measurement, not within. */
  async prepare(count: number): Promise<void> {
    while (this.waiting.length < count) {
      this.waiting.push(...(await makeAccounts(this.database, ACCOUNTS_A_BATCH)));
    }
  }

  take(): Account {
    const account = this.waiting.pop();
    if (!account) throw new Error("prepare makes too few accounts for this load");
    return account;
  }
}

/** Inserts shirts that are older than all others, so that first pages stay. Returns their ids. */
export async function makeShirts(
  database: pg.Client,
  count: number,
  stock: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `WITH shirts AS (
       INSERT INTO products (name, category, size, price, stock, weight, description,
         care_instructions, created_at, updated_at)
       SELECT 'Kemeja Truntum ' || n, 'Men', 'M', 450000, $2::int, 250, 'Kemeja lengan pendek.',
         'Cuci tangan.', now() - interval '2 years' - n * interval '1 minute', now()
       FROM generate_series(1, $1::int) AS n RETURNING id
     ), ledger AS (
       INSERT INTO stock_movements (product_id, delta, reason) SELECT id, $2::int, 'created' FROM shirts
     )
     SELECT id FROM shirts`,
    [count, stock],
  );
  return rows.map(({ id }) => id);
}

/** Reads the price of shipping as a customer with a shirt in the cart sees it. */
export async function readPayment({ token }: Account, productId: string): Promise<object> {
  await post(`${shopAddress()}/api/cart/${productId}`, { token });
  const answer = await fetch(
    `${shopAddress()}/api/shipping?city=${encodeURIComponent(BANDUNG.city)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { data } = (await answer.json()) as { data: Parameters<typeof paymentBodyFor>[0] };
  return paymentBodyFor(data);
}

/** Places an order over the API, from an empty cart. */
export async function order({ token }: Account, productId: string, payment: object): Promise<void> {
  await post(`${shopAddress()}/api/cart/${productId}`, { token });
  await post(`${shopAddress()}/api/payment`, { token, body: payment });
}

let orders = 0;

/** Lets buyers order as fast as they can. Waiting mails are dropped afterwards. */
export async function sellAtOnce(
  database: pg.Client,
  { buyers, seconds, place }: { buyers: number; seconds: number; place: PlaceOrder },
): Promise<OrderLoad> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const buy = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      orders += 1;
      await place(orders);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  const rate = times.length / ((performance.now() - started) / 1000);
  await dropMails(database);
  return { rate, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
