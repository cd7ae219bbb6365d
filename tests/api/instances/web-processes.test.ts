import { execFileSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { formatRupiah } from "#lib/money.ts";
import { createProduct } from "#tests/factories/product.ts";
import { sendTo } from "../contention/servers.ts";
import { signIn } from "../people.ts";
import { somewhere, somewherePublic } from "../shop-client.ts";
import { eventually } from "./redis.ts";

const PROCESSES = 2;
/** Connections go to the processes in turn. */
const LOOKS = 3 * PROCESSES;
/** lib/http/limit-search.ts */
const SEARCHES = 300;

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} isn't set: run these tests by npm test -- instances`);
  return value;
}

const server = variable("TEST_PROCESSES_URL");
afterAll(() => db().$disconnect());

/** Uses a new connection each time. */
function look(path: string, address = somewhere()): Promise<Response> {
  const headers = { "x-forwarded-for": address, connection: "close" };
  return fetch(server + path, { headers });
}

async function lookEverywhere(path: string): Promise<string[]> {
  const seen: string[] = [];
  for (let turn = 0; turn < LOOKS; turn += 1) seen.push(await (await look(path)).text());
  return seen;
}

function pids(): string[] {
  const found = execFileSync("pgrep", ["-P", variable("TEST_PROCESSES_PID")], { encoding: "utf8" });
  return found.trim().split("\n");
}

test("a change in one process shows in all", async () => {
  const id = await createProduct({ price: 731_913 });
  const path = `/product-detail/${id}`;
  for (const page of await lookEverywhere(path)) expect(page).toContain(formatRupiah(731_913));
  const token = await signIn("admin");
  const { status } = await sendTo(server, "PATCH", `/api/product/${id}`, {
    token,
    body: { price: 648_257 },
  });
  expect(status).toBe(200);
  await eventually(async () => {
    const seen = await lookEverywhere(path);
    return seen.every((page) => page.includes(formatRupiah(648_257)));
  });
});

test("searches from one address are counted over all processes", async () => {
  const address = somewherePublic();
  const statuses: number[] = [];
  for (let turn = 0; turn <= SEARCHES; turn += 1) {
    const response = await look("/api/product?q=batik&per_page=1", address);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses.slice(0, SEARCHES)).toEqual(Array(SEARCHES).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

test("a killed process is replaced, and the shop stays open", async () => {
  const before = pids();
  expect(before).toHaveLength(PROCESSES);
  process.kill(Number(before[0]), "SIGKILL");
  await eventually(async () => {
    const after = pids();
    return after.length === PROCESSES && !after.includes(String(before[0]));
  });
  await eventually(async () => {
    const seen = await lookEverywhere("/home").catch(() => []);
    return seen.length === LOOKS && seen.every((page) => page.includes("</html>"));
  });
});
