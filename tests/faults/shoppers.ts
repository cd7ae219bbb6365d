import { setTimeout as wait } from "node:timers/promises";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { multipart } from "../api/multipart.ts";
import { BANDUNG } from "../api/people.ts";
import type { Customer } from "./accounts.ts";
import { aServer, type History } from "./history.ts";
import { pick, type Random } from "./random.ts";

const PAUSE_MS = 150;
/** Tries of a patient shopper, who repeats a request with the same key. */
const TRIES = 8;
const BEFORE_RETRY_MS = 400;
const PATIENT = 0.7;
const SENDS_PROOF = 0.25;

type Shipping = { service: string; ongkir: number; etd: string };

/** Starts a shopper who buys one product after the other, from one account after the other, until the history stops. */
export function startShopper(
  history: History,
  random: Random,
  { label, customers, products }: { label: string; customers: Customer[]; products: string[] },
): void {
  let shipping: Shipping | undefined;
  let count = 0;
  history.start(async () => {
    const customer = customers[count % customers.length];
    if (!customer) return;
    count += 1;
    const server = () => aServer(random);
    const put = { quantity: 1 };
    const path = `/api/cart/${pick(random, products)}`;
    const added = await history.ask(customer, "PATCH", path, { server: server(), body: put });
    if (added?.status !== 200) return;
    shipping ??= await askShipping(history, customer, server());
    if (!shipping) return;

    const key = `${label}-${count}`;
    const body = { ...BANDUNG, ...shipping, recipient: customer.name, description: key };
    const tries = random() < PATIENT ? TRIES : 1;
    history.unknown.add(key);
    for (let time = 0; time < tries; time += 1) {
      const paid = await history.ask(customer, "POST", "/api/payment", {
        server: server(),
        body,
        key,
      });
      if (!paid) {
        await wait(BEFORE_RETRY_MS);
        continue;
      }
      if (paid.status === 201) {
        history.acknowledge(key, paid.json.data.id, customer.email, customer.name);
        if (random() < SENDS_PROOF) await sendProof(history, customer, paid.json.data.id, server());
        return;
      }
      const { ongkir, etd } = paid.json;
      if (typeof ongkir === "number") shipping = { ...shipping, ongkir, etd };
      // A request without an answer may still be under way: only a first refusal is certain.
      if (time === 0) {
        history.unknown.delete(key);
        history.refused.add(key);
      }
      await history.ask(customer, "GET", "/api/cart/reset-sold-out", { server: server() });
      return;
    }
  }, PAUSE_MS);
}

async function askShipping(
  history: History,
  customer: Customer,
  server: string,
): Promise<Shipping | undefined> {
  const path = "/api/shipping?city=Kota%20Bandung";
  const options = (await history.ask(customer, "GET", path, { server }))?.json.data ?? [];
  const option = options.find(({ service }: { service: string }) => service === "REG");
  const cost = option?.cost[0];
  return cost && { service: option.service, ongkir: cost.value, etd: cost.etd };
}

async function sendProof(
  history: History,
  customer: Customer,
  orderId: string,
  server: string,
): Promise<void> {
  const path = `/api/payment-proof/${proofToken(orderId)}`;
  const form = multipart({ image: await makePicture() });
  const sent = await history.ask({}, "POST", path, { server, form });
  if (sent && sent.status < 300) history.proofs.set(orderId, customer);
}
