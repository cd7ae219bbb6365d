import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { productCsv } from "#tests/factories/product-csv.ts";
import { withTariffTable } from "#tests/factories/tariff-table.ts";
import { signIn } from "../people.ts";
import { send } from "../shop-client.ts";
import { type Documented, operationsOf, readDocument } from "./document.ts";
import { type GoodCall, make } from "./good-call.ts";
import { goodCall, policyOf } from "./good-calls.ts";

const writes = operationsOf(await readDocument()).filter(
  (operation) => operation.method !== "GET" && policyOf(operation) === "admin",
);

let token: string;
let userId: string;

beforeAll(async () => {
  token = await signIn("admin");
  userId = (await send("POST", "/api/auth/user", { token })).json.data.id;
});

async function importBody(): Promise<Record<string, string>> {
  const csv = productCsv([{ name: `Kain ${crypto.randomUUID()}` }]);
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

/** Calls whose good call only checks a file. */
const BODIES: Record<string, () => Promise<Record<string, string>>> = {
  "POST /api/product-import": importBody,
  "POST /api/tariff": tariffBody,
};

async function findEntries(known: readonly { id: string }[] = []) {
  const id = { notIn: known.map((entry) => entry.id) };
  return db().auditEntry.findMany({ where: { actorId: userId, id } });
}

async function callOf(operation: Documented): Promise<GoodCall> {
  const body = await BODIES[operation.key]?.();
  return { ...(await goodCall(operation)), ...(body && { body }), token };
}

const alone = (key: string, work: () => Promise<void>) =>
  key === "POST /api/tariff" ? withTariffTable(work) : work();

test.each(writes)("$key leaves an entry in the audit log", (operation) =>
  alone(operation.key, async () => {
    const call = await callOf(operation);
    const before = await findEntries();
    const { status } = await make(operation, call);
    expect([200, 201]).toContain(status);
    const entries = await findEntries(before);
    expect(entries.length).toBeGreaterThan(0);
    // Recipient, street, number and e-mail of the tests' customers.
    const kept = JSON.stringify(entries.map((entry) => [entry.before, entry.after]));
    expect(kept).not.toMatch(/Uji Coba|Braga|62812|@example\.test/);
  }),
);
