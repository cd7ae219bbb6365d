import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { GROUP_NAMES, type GroupName } from "#lib/shop/groups/group-schemas.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { productCsv } from "#tests/factories/product-csv.ts";
import { withTariffTable } from "#tests/factories/tariff-table.ts";
import { orderProduct, signIn } from "../people.ts";
import { send } from "../shop-client.ts";
import { type Documented, operationsOf, readDocument } from "./document.ts";
import { type GoodCall, make } from "./good-call.ts";
import { aBankRow, goodCall, policyOf } from "./good-calls.ts";

const writes = operationsOf(await readDocument()).filter(
  (operation) => operation.method !== "GET" && ["packer", "admin"].includes(policyOf(operation)),
);

let token: string;
let userId: string;

beforeAll(async () => {
  token = await signIn("admin");
  userId = (await send("POST", "/api/auth/user", { token })).json.data.id;
});

async function importBody(): Promise<Record<string, string>> {
  const csv = productCsv([{ name: `Kain ${randomUUID()}` }]);
  const { json } = await send("POST", "/api/product-import", { token, body: { csv } });
  return { csv, dry_run: "false", import_key: json.data.import_key };
}

/** A city that no other test sends a parcel to. */
const PRICE_OF_SORONG = /(;Kota Sorong;\d*;[^;]*;)(\d+)/;

async function tariffBody(): Promise<Record<string, string>> {
  const { json } = await send("GET", "/api/tariff", { token });
  const csv = String(json).replace(PRICE_OF_SORONG, (_, before, price) => before + (+price + 1000));
  return { csv, dry_run: "false" };
}

/** Changes of a group of the settings that no page shows. */
const UNSEEN: Record<GroupName, (held: Record<string, unknown>) => Record<string, string>> = {
  shop: () => ({ shop_facebook: `https://facebook.sekarbatik.test/?${randomUUID()}` }),
  home: (held) => ({
    announcement_from: otherThan(held.announcement_from, ["2001-02-01", "2001-02-02"]),
  }),
  tiles: () => ({}),
  shipping: (held) => ({
    closed_from: "2001-01-01",
    closed_until: otherThan(held.closed_until, ["2001-02-01", "2001-02-02"]),
  }),
  terms: (held) => ({ reminder_hours: otherThan(held.reminder_hours, ["6", "7"]) }),
  mail: (held) => ({ sender_name: otherThan(held.sender_name, ["", "Sekar Batik"]) }),
  chat: () => ({ chat_other: randomUUID() }),
};

/** The held value may be a number. */
const otherThan = (held: unknown, [first, second]: [string, string]) =>
  String(held) === first ? second : first;

async function groupBody(name: GroupName): Promise<Record<string, string>> {
  const { json } = await send("GET", `/api/settings/${name}`, { token });
  return { ...UNSEEN[name](json.data.values), seen: json.data.version };
}

async function statementBody(): Promise<Record<string, string>> {
  const file = `Tanggal;Keterangan;Jumlah\n02/11/2026;${randomUUID()};411.00 CR\n`;
  return { file, account: "Uji", dry_run: "false" };
}

/** A row whose amount one order alone expects. */
async function exactRowBody(): Promise<Record<string, string>> {
  const id = await createProduct({ price: 1_000_000 + randomInt(1_000_000) });
  const order = await orderProduct(await signIn(), id);
  const { total } = await db().order.findUniqueOrThrow({ where: { id: order.id } });
  return { ids: JSON.stringify([await aBankRow(Number(total))]) };
}

/** Calls whose good call changes nothing. */
const BODIES: Record<string, () => Promise<Record<string, string>>> = {
  ...Object.fromEntries(
    GROUP_NAMES.map((name) => [`PATCH /api/settings/${name}`, () => groupBody(name)]),
  ),
  "POST /api/product-import": importBody,
  "POST /api/statement": statementBody,
  "POST /api/bank-row": exactRowBody,
  "POST /api/tariff": tariffBody,
};

async function findEntries(known: readonly { id: string }[] = []) {
  const id = { notIn: known.map((entry) => entry.id) };
  return db().auditEntry.findMany({ where: { actorId: userId, id } });
}

async function callOf(operation: Documented): Promise<GoodCall> {
  const body = await BODIES[operation.key]?.();
  const files = operation.key === "PATCH /api/settings/tiles" && { image4: await makePicture() };
  return { ...(await goodCall(operation)), ...(body && { body }), ...(files && { files }), token };
}

const alone = (key: string, work: () => Promise<void>) =>
  key === "POST /api/tariff" ? withTariffTable(work) : work();

test.each(writes)("$key leaves an entry in the audit log", (operation) =>
  alone(operation.key, async () => {
    const call = await callOf(operation);
    const before = await findEntries();
    const first = await make(operation, call);
    // Another test has changed the shop's page meanwhile: the call names the version that it has seen.
    const hasLost = first.status === 409 && operation.key === "PATCH /api/page/{page}";
    const { status } = hasLost ? await make(operation, await callOf(operation)) : first;
    expect([200, 201]).toContain(status);
    const entries = await findEntries(before);
    expect(entries.length).toBeGreaterThan(0);
    // Recipient, street, number and e-mail of the tests' customers.
    const kept = JSON.stringify(entries.map((entry) => [entry.before, entry.after]));
    expect(kept).not.toMatch(/Uji Coba|Braga|62812|@example\.test/);
  }),
);
