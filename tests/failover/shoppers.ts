import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Buyer, createBuyers, fillCarts, paymentBodyOf } from "../api/contention/buyers.ts";
import { sendTo, serverOf } from "../api/contention/servers.ts";
import { type Answer, sendOnce } from "../api/shop-client.ts";
import type { Outage } from "./outage.ts";

const SHOPPERS = 6;
const PAUSE_MS = 150;
/** An account may have five unpaid orders. */
const ORDERS_EACH = 4;
const BUYERS_EACH = 60;
/** Shopper who goes away at a busy shop: every so many. The others come again. */
const IMPATIENT = 3;

/**
 * Starts shoppers who order pieces of a product one after the other, each purchase with a key of its own, which is
 * the order's description too. Returns how to stop them.
 */
export async function startShoppers(
  outage: Outage,
  productId: string,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const buyers = await createBuyers(SHOPPERS * BUYERS_EACH);
  const [first] = buyers;
  if (!first) throw new Error("there are buyers");
  await fillCarts([first], productId);
  const body = await paymentBodyOf(first);
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const own = buyers.slice(shopper * BUYERS_EACH, (shopper + 1) * BUYERS_EACH);
    const purchases = own.flatMap((buyer) => Array.from({ length: ORDERS_EACH }, () => buyer));
    const isPatient = shopper % IMPATIENT > 0;
    for (const buyer of purchases) {
      if (stopping.signal.aborted) return;
      await buy(outage, buyer, { productId, body, isPatient });
      await wait(PAUSE_MS);
    }
    outage.wrong.add("too few buyers for this outage");
  });
  return async () => {
    stopping.abort();
    await Promise.all(shoppers);
  };
}

type Purchase = { productId: string; body: object; isPatient: boolean };

async function buy(
  outage: Outage,
  { token }: Buyer,
  { productId, body, isPatient }: Purchase,
): Promise<void> {
  const key = randomUUID();
  const fill = { token, body: { quantity: 1 } };
  const added = await insist(outage, () =>
    sendTo(aServer(), "PATCH", `/api/cart/${productId}`, fill),
  );
  if (added.status !== 200) return void outage.wrong.add(`cart: ${words(added)}`);
  const pay = { token, key, body: { ...body, description: key } };
  const order = () => sendTo(aServer(), "POST", "/api/payment", pay);
  const paid = isPatient ? await insist(outage, order) : await order();
  if (outage.noteBusy("order", paid)) outage.unknown.add(key);
  else if (paid.status === 201) outage.acknowledge(key, paid.json.data.id);
  else outage.wrong.add(`order: ${words(paid)}`);
}

const aServer = () => serverOf(Math.floor(Math.random() * 2));

const words = ({ status, json }: Answer) => `${status} ${JSON.stringify(json)}`.slice(0, 200);

/** Sends a request until the shop isn't busy. */
async function insist(outage: Outage, request: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await request();
    if (!outage.noteBusy("shopper", answer)) return answer;
    await wait(PAUSE_MS);
  }
}

/**
 * Starts a visitor of each web server who opens pages in turn. Each is a page, or of those in `mayBeBusy` a 503. Returns
 * how to stop them.
 */
export function startVisitors(
  outage: Outage,
  { cached, mayBeBusy }: { cached: string[]; mayBeBusy: string[] },
): () => Promise<void> {
  const stopping = new AbortController();
  const visitors = [0, 1].flatMap((server) =>
    [cached, mayBeBusy].map(async (paths) => {
      while (!stopping.signal.aborted) {
        for (const path of paths) {
          const answer = await sendOnce("GET", path, { server: serverOf(server) });
          outage.pages += 1;
          if (paths === mayBeBusy && outage.noteBusy(path, answer)) continue;
          if (answer.status !== 200) outage.wrong.add(`${path}: ${answer.status}`);
        }
        await wait(PAUSE_MS);
      }
    }),
  );
  return async () => {
    stopping.abort();
    await Promise.all(visitors);
  };
}
