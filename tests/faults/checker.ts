import { setTimeout as wait } from "node:timers/promises";
import { db } from "#lib/database/db.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { control } from "./control.ts";
import { type History, SERVERS, serverOf } from "./history.ts";

/** Longer than any statement of the shop may take. */
const QUIET_WITHIN_MS = 60_000;
const POLL_MS = 100;
/** Longer than a try takes, or it would be made twice. */
const TRY_MAILS_EVERY_MS = 6_000;

/** Compares what clients were told with what is there. Returns the violations. Nobody may be writing. */
export async function check(
  history: History,
  label: string,
  products: string[],
): Promise<string[]> {
  await untilQuiet();
  const checks = [
    listWrongAnswers(history),
    (await verifyBooks()).map((deviation) => `books: ${JSON.stringify(deviation)}`),
    await listNegativeStock(),
    await listWrongOrders(history, label),
    await listWrongMoves(history),
    await listLostProofs(history),
    await listWrongMails(history),
    await listWrongPages(products),
  ];
  return checks.flat();
}

const listWrongAnswers = ({ wrong }: History) =>
  [...wrong].map(([what, times]) => `answer: ${what} (${times} times)`);

/** Requests that hung go on after their client has left. */
async function untilQuiet(): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  for (let quiet = 0; quiet < 5; ) {
    const [row] = await db().$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database() AND state <> 'idle'`;
    quiet = Number(row?.count) === 0 ? quiet + 1 : 0;
    if (performance.now() > deadline) throw new Error("the database doesn't come to rest");
    await wait(POLL_MS);
  }
}

async function listNegativeStock(): Promise<string[]> {
  const rows = await db().product.findMany({ where: { stock: { lt: 0 } } });
  return rows.map(({ name, stock }) => `stock: ${name} has ${stock}`);
}

/** Each acknowledged order is there once, an unknown one at most once, and no other. */
async function listWrongOrders(
  { acknowledged, unknown }: History,
  label: string,
): Promise<string[]> {
  const rows = await db().order.findMany({
    where: { description: { startsWith: `${label}-` } },
    select: { id: true, description: true },
  });
  const found = new Map(rows.map(({ id, description }) => [description, id]));
  const lost = [...acknowledged].filter(([key, { orderId }]) => found.get(key) !== orderId);
  const doubled = rows.filter(({ id, description }) => found.get(description) !== id);
  const unasked = [...found.keys()].filter((key) => !acknowledged.has(key) && !unknown.has(key));
  return [
    ...lost.map(([key, { orderId }]) => `order: ${key} (${orderId}) was acknowledged and is lost`),
    ...doubled.map(({ description }) => `order: ${description} is there more than once`),
    ...unasked.map((key) => `order: ${key} is there, and was refused`),
  ];
}

/** An order is as its admin was told last, or as a move without an answer would have made it. */
async function listWrongMoves({ moves }: History): Promise<string[]> {
  const rows = await db().order.findMany({
    where: { id: { in: [...moves.keys()] } },
    select: { id: true, status: true },
  });
  return rows.flatMap(({ id, status }) => {
    const { told, maybe } = moves.get(id) ?? { told: "", maybe: new Set() };
    return status === told || maybe.has(status)
      ? []
      : [`move: ${id} is ${status}, and its admin was told ${told}`];
  });
}

/** A proof that was acknowledged is there with its picture. */
async function listLostProofs({ proofs }: History): Promise<string[]> {
  const wrong: string[] = [];
  for (const [orderId, { token }] of proofs) {
    const proof = await db().paymentProof.findFirst({
      where: { orderId },
      orderBy: { uploadedAt: "desc" },
    });
    const path = `/api/order/${orderId}/proof/${proof?.id}`;
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(serverOf(0) + path, { headers });
    if (!proof || status !== 200) wrong.push(`proof: of ${orderId} is lost (${status})`);
  }
  return wrong;
}

/** Waiting mails are due at once, as if hours had passed. Every queued mail arrives, and no other. */
async function listWrongMails({ acknowledged }: History): Promise<string[]> {
  let dueAt = 0;
  await expectSoon(async () => {
    if (performance.now() > dueAt) {
      await db()
        .$executeRaw`UPDATE outbox_mails SET next_try_at = now() WHERE sent_at IS NULL AND failed_at IS NULL`;
      dueAt = performance.now() + TRY_MAILS_EVERY_MS;
    }
    return (await db().outboxMail.count({ where: { sentAt: null } })) === 0;
  });
  const queued = await db().outboxMail.findMany();
  const arrived = new Map((await control("/mails")) as [string, number][]);
  const ids = new Set(queued.map(({ messageId }) => messageId));
  const mailsOf = (orderId: string) =>
    queued.filter(
      ({ template, data }) =>
        template === "order-placed" && (data as { orderId?: string }).orderId === orderId,
    );
  const waiting = queued.filter(({ sentAt }) => !sentAt);
  const lost = queued.filter(({ messageId }) => !arrived.has(messageId));
  const unbacked = [...arrived.keys()].filter((id) => !ids.has(id));
  const missing = [...acknowledged].filter(([, { orderId, email }]) => {
    const recipients = mailsOf(orderId).map(({ recipient }) => recipient);
    return recipients.length !== 1 || recipients[0] !== email;
  });
  return [
    ...waiting.map(({ id, lastError }) => `mail: ${id} still waits (${lastError})`),
    ...lost.map(({ id, template }) => `mail: ${template} ${id} never arrived`),
    ...unbacked.map((id) => `mail: ${id} arrived, and nothing in the database says so`),
    ...missing.map(([key]) => `mail: of order ${key} isn't queued once, for its customer`),
  ];
}

/** Returns whether a condition comes true in time. */
async function expectSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + PATIENCE.timeout;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}

/** Returns how each server's page of a product that doesn't change differs from the database. */
export async function listWrongPages(products: string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const server of SERVERS) {
    for (const id of products) {
      let seen = "";
      const isRight = await expectSoon(async () => {
        seen = await comparePage(server, id);
        return seen === "";
      });
      if (!isRight) wrong.push(`page: server ${server}, ${seen}`);
    }
  }
  return wrong;
}

/** Returns the difference, or nothing. Reads the database before and after the page, whose product may be changing. */
async function comparePage(server: number, id: string): Promise<string> {
  const read = () =>
    db().product.findUniqueOrThrow({
      where: { id },
      select: { name: true, price: true, stock: true },
    });
  const before = await read();
  const response = await fetch(`${serverOf(server)}/product-detail/${id}`).catch(() => undefined);
  const page = (await response?.text().catch(() => "")) ?? "";
  const { name, price, stock } = await read();
  if (before.price !== price || before.stock !== stock) return "";
  if (response?.status !== 200) return `${name}: ${response?.status}`;
  const shows = stock > 0 ? "https://schema.org/InStock" : "https://schema.org/SoldOut";
  if (page.includes(formatRupiah(price)) && page.includes(shows)) return "";
  return `${name}: the page doesn't show ${price} and ${stock} pieces`;
}
