import type { Customer } from "./accounts.ts";
import { aServer, type History } from "./history.ts";
import { pick, type Random } from "./random.ts";

const PAUSE_MS = 250;
const CHANGES_PRICE = 0.25;
const RESTOCKS = 0.15;
const PIECES_BACK = 3;

/** Moves by the present status. A returned order goes back on sale. */
const MOVES: Record<string, object[]> = {
  "Waiting for Payment": [{ status: "Payment Confirm" }, { status: "Cancelled" }],
  "Payment Confirm": [{ status: "In Delivery" }, { status: "Cancelled" }],
  "In Delivery": [{ status: "Completed" }, { status: "Return", restock: true }],
  Completed: [],
  Cancelled: [],
  Return: [],
};

/** Starts an admin who moves acknowledged orders, sets prices and puts sold-out products back on sale. */
export function startAdmin(
  history: History,
  random: Random,
  { admin, priced, scarce }: { admin: Customer; priced: string; scarce: string },
): void {
  let price = 300_000 + Math.floor(random() * 100_000);
  /** A change without an answer is made again, as people do. */
  let owed: { path: string; body: object } | undefined;

  history.start(async () => {
    const server = aServer(random);
    const choice = random();
    if (owed || choice < CHANGES_PRICE) {
      price += 1_000;
      owed ??= { path: `/api/product/${priced}`, body: { price: String(price) } };
      const { path, body } = owed;
      const answer = await history.ask(admin, "PATCH", path, { server, body });
      if (answer) owed = undefined;
    } else if (choice < CHANGES_PRICE + RESTOCKS) {
      const path = `/api/product/${scarce}`;
      const seen = (await history.ask(admin, "GET", path, { server }))?.json.data;
      if (!seen || seen.stock > 0) return;
      owed = { path, body: { stock: PIECES_BACK, stock_seen: seen.stock } };
    } else await moveOrder(history, random, admin, server);
  }, PAUSE_MS);
}

async function moveOrder(
  history: History,
  random: Random,
  admin: Customer,
  server: string,
): Promise<void> {
  if (history.acknowledged.size === 0) return;
  const { orderId } = pick(random, [...history.acknowledged.values()]);
  const known = history.moves.get(orderId) ?? {
    told: "Waiting for Payment",
    maybe: new Set<string>(),
  };
  const moves = MOVES[known.told] ?? [];
  if (moves.length === 0 || known.maybe.size > 0) return;
  const body = pick(random, moves) as { status: string };
  known.maybe.add(body.status);
  history.moves.set(orderId, known);
  const sent = { server, body: { ...body, status_seen: known.told } };
  const answer = await history.ask(admin, "PATCH", `/api/order/${orderId}`, sent);
  if (!answer) return;
  known.maybe.delete(body.status);
  if (answer.status === 200) known.told = body.status;
  else
    history.blame(
      `order ${known.told} → ${body.status}: ${answer.status} ${answer.text.slice(0, 150)}`,
    );
}
