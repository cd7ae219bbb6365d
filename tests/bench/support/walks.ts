import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Account } from "./accounts.ts";
import { connectDatabase } from "./database.ts";
import { type Reply, send } from "./http-call.ts";
import { Buyers, makeShirts, readPayment } from "./selling.ts";
import { listProducts, productPath, shopAddress } from "./shop.ts";

const SHIRTS = 200;
/** More than any run sells. */
const STOCK = 1_000_000;
const SHOWN = 20;

/** A public page that the cache doesn't hold is made anew. */
export type Kind = "cached page" | "page made anew" | "private page" | "order";

/**
 * An answer of the shop without its text, which would fill the memory. `ms` is the time from its request to its last
 * byte; no reply is a broken connection.
 */
export type Seen = {
  kind: Kind;
  what: string;
  at: number;
  ms: number;
  reply: Omit<Reply, "text"> | undefined;
};

export type See = (seen: Seen) => void;

type Asked = {
  kind: Kind | "public page";
  method: string;
  path: string;
  sent?: Parameters<typeof send>[2];
};

/** Shoppers who walk through the shop, each from the home page to an order. */
export class Walks {
  /** Keys of the orders that were answered with 201, and of those that were asked for. A key is its order's description. */
  readonly acknowledged = new Set<string>();
  readonly asked = new Set<string>();
  readonly people: Buyers;
  readonly #shirts: string[];
  readonly #payment: object;
  readonly #shown: string[];
  #turn = 0;

  constructor(people: Buyers, shirts: string[], payment: object, shown: string[]) {
    this.people = people;
    this.#shirts = shirts;
    this.#payment = payment;
    this.#shown = shown;
  }

  /** Takes an account that has no order yet through the shop. Ends at the first answer that isn't a success. */
  async walk(see: See): Promise<void> {
    const account = this.people.take();
    const turn = this.#turn++;
    const shirt = at(this.#shirts, turn);
    for (const asked of [...this.#look(turn, shirt), ...this.#buy(account, shirt)]) {
      const status = await askAndSee(asked, see);
      if (status === 201 && asked.sent?.key) this.acknowledged.add(asked.sent.key);
      if (status === undefined || status >= 300) return;
    }
  }

  /** Fills the page cache, as a shop's is before a crowd comes. */
  async warmUp(): Promise<void> {
    for (const id of this.#shirts) await send("GET", shopAddress() + productPath({ id }));
  }

  #look(turn: number, shirt: string): Asked[] {
    const paths = ["/home", "/product", productPath({ id: at(this.#shown, turn) })];
    return [...paths, productPath({ id: shirt })].map((path) => ({
      ...{ kind: "public page", method: "GET", path },
    }));
  }

  #buy({ token }: Account, shirt: string): Asked[] {
    const key = randomUUID();
    this.asked.add(key);
    const body = { ...this.#payment, description: key };
    return [
      { kind: "order", method: "POST", path: `/api/cart/${shirt}`, sent: { token } },
      { kind: "private page", method: "GET", path: "/cart", sent: { cookie: `token=${token}` } },
      { kind: "order", method: "POST", path: "/api/payment", sent: { token, body, key } },
    ];
  }
}

/** Prepares the shop under test for walks. */
export async function openWalks(): Promise<{ walks: Walks; database: pg.Client }> {
  const database = await connectDatabase();
  const shown = (await listProducts(SHOWN)).map(({ id }) => id);
  const shirts = await makeShirts(database, SHIRTS, STOCK);
  const people = new Buyers(database);
  await people.prepare(1);
  const payment = await readPayment(people.take(), at(shirts, 0));
  return { walks: new Walks(people, shirts, payment, shown), database };
}

/** Returns the status, or undefined where the connection broke. */
async function askAndSee({ kind, method, path, sent }: Asked, see: See) {
  const before = performance.now();
  const reply = await send(method, shopAddress() + path, sent).catch(() => undefined);
  const now = performance.now();
  const isHit = reply?.headers["x-cache"] === "HIT";
  const publicKind = isHit ? "cached page" : "page made anew";
  see({
    kind: kind === "public page" ? publicKind : kind,
    what: `${method} ${path}`,
    at: now,
    ms: now - before,
    reply: reply && { status: reply.status, headers: reply.headers },
  });
  return reply?.status;
}

const at = (values: string[], turn: number) => values[turn % values.length] ?? "";
