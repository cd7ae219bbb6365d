import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { type Buyer, buyersOf } from "../../api/contention/buyers.ts";
import { sendOnce, variable } from "../../api/shop-client.ts";
import {
  compose,
  docker,
  engineEnvironment,
  idOf,
  inCopy,
  listContainers,
  query,
  run,
  setting,
  untilHealthy,
  webServers,
} from "../engine.ts";

const SHOPPERS = 3;
const BUYERS = 60;
const MARK = "/next-version.txt";
const NEXT_MIGRATION = "prisma/migrations/29990101000000_next_version";

/**
 * Turns the copy into the next version: one more file and one migration. Adds both to the current
 * image, which saves a build of Next.
 */
function makeNextVersion(): void {
  mkdirSync(inCopy(NEXT_MIGRATION), { recursive: true });
  writeFileSync(inCopy(NEXT_MIGRATION, "migration.sql"), "CREATE TABLE next_version (id int);\n");
  writeFileSync(inCopy("public", MARK), "next\n");
  const image = setting("SHOP_IMAGE");
  const lines = [
    `FROM ${image}`,
    "COPY prisma/migrations ./prisma/migrations",
    `COPY public${MARK} ./public${MARK}`,
  ];
  writeFileSync(inCopy("Dockerfile"), `${lines.join("\n")}\n`);
}

function changeCaddyfile(): void {
  const caddyfile = inCopy("scripts/compose/Caddyfile");
  const text = readFileSync(caddyfile, "utf8");
  writeFileSync(caddyfile, text.replace("\tencode ", "\theader X-Version next\n\tencode "));
}

type Sent = { what: string; ms: number; status: number | string };

/**
 * Sends one request on a new connection: fetch, unlike a browser, doesn't retry on a closed idle
 * one.
 */
function ask(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
) {
  const started = performance.now();
  const what = `${method} ${path}`;
  return new Promise<Sent>((resolve) => {
    const done = (status: number | string) =>
      resolve({ what, status, ms: Math.round(performance.now() - started) });
    const request = http.request(
      variable("TEST_BASE_URL") + path,
      {
        method,
        agent: false,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
        },
      },
      (answer) => {
        answer.resume().once("end", () => done(answer.statusCode ?? 0));
        answer.once("error", (error) => done(String(error)));
      },
    );
    request.once("error", (error) => done(String(error)));
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

/**
 * Starts shoppers who open pages, and buy while there are buyers left. Returns a function that
 * stops them.
 */
async function startLoad(buyers: Buyer[], body: object) {
  const { json } = await sendOnce("GET", "/api/product?per_page=1");
  // Calls for lists are limited by address, and all shoppers have one.
  const pages = ["/home", "/product", `/api/product/${json.data[0].id}`, "/api/health/ready"];
  const sent: Sent[] = [];
  let isOver = false;
  const loops = Array.from({ length: SHOPPERS }, async () => {
    while (!isOver) {
      const buyer = buyers.pop();
      if (buyer) sent.push(await ask("POST", "/api/payment", { token: buyer.token, body }));
      for (const path of pages) sent.push(await ask("GET", path));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return sent;
  };
}

/**
 * Watches the number of web servers that got ready and weren't told to stop. Returns a function that stops it and
 * returns the minimum.
 */
async function watchReadyServers() {
  const ready = new Set((await webServers()).map(({ id }) => id.slice(0, 12)));
  let fewest = ready.size;
  const project = `label=com.docker.compose.project=${variable("TEST_PROJECT")}`;
  const filters = [project, "label=com.docker.compose.service=web", "type=container"];
  const args = ["events", "--format", "json", ...filters.flatMap((one) => ["--filter", one])];
  const child: ChildProcess = spawn("docker", args, { env: engineEnvironment() });
  if (!child.stdout) throw new Error("docker events has an output");
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { Action, Actor } = JSON.parse(line);
    const id = String(Actor.ID).slice(0, 12);
    if (Action === "health_status: healthy") ready.add(id);
    // Docker reports any signal as "kill", also SIGTERM.
    if (["kill", "die", "stop"].includes(Action)) ready.delete(id);
    fewest = Math.min(fewest, ready.size);
  });
  await once(child, "spawn");
  return async () => {
    child.kill();
    await once(child, "close");
    return fewest;
  };
}

/**
 * Runs the README's upgrade under load. Returns the requests and the lowest number of ready
 * servers.
 */
async function upgradeUnderLoad(servers: number, buyers: Buyer[], body: object) {
  const replaced = (await webServers()).map(({ id }) => id);
  const fewestReady = await watchReadyServers();
  const endLoad = await startLoad(buyers, body);
  const upgrade = await run("sh", ["scripts/compose/upgrade.sh"]);
  const sent = await endLoad();
  const fewest = await fewestReady();
  expect(upgrade.code, upgrade.output).toBe(0);
  const slowest = sent.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  console.error(`${sent.length} requests, the slowest: ${JSON.stringify(slowest)}`);
  const now = (await webServers()).map(({ id }) => id);
  expect(now).toHaveLength(servers);
  expect(now.filter((id) => replaced.includes(id))).toEqual([]);
  return { sent, fewest };
}

const isAnswered = ({ status }: Sent) => status === 200 || status === 201;

/** Upgrades the running shop. */
export function upgrade(): void {
  describe("an upgrade", () => {
    it("replaces three web servers one after the other, and no request fails or finds none", async () => {
      const { productId, buyers, body } = await buyersOf(1000, BUYERS);
      makeNextVersion();
      const { sent, fewest } = await upgradeUnderLoad(3, buyers, body);
      expect(sent.filter((one) => !isAnswered(one))).toEqual([]);
      expect(fewest).toBe(3);
      const bought = sent.filter(({ what }) => what.startsWith("POST")).length;
      expect(bought).toBeGreaterThan(0);
      const sold = await query(
        `SELECT count(*) FROM order_items WHERE product_id = '${productId}'`,
      );
      expect(Number(sold)).toBe(bought);
    });

    it("has applied the new migration and serves the new version everywhere", async () => {
      expect(await query("SELECT to_regclass('next_version')")).toBe("next_version");
      for (const { address } of await webServers()) {
        expect((await fetch(address + MARK)).status, address).toBe(200);
      }
      const images = await Promise.all(
        ["web", "worker"].map(async (name) =>
          docker("inspect", "--format", "{{.Image}}", await idOf(name)),
        ),
      );
      expect(new Set(images).size).toBe(1);
    });

    it("replaces a web server that is alone without a gap", async () => {
      appendFileSync(inCopy(".env"), "WEB_REPLICAS=1\n");
      await compose("up", "--detach");
      await untilHealthy(1);
      const { sent, fewest } = await upgradeUnderLoad(1, [], {});
      expect(sent.filter((one) => !isAnswered(one))).toEqual([]);
      expect(fewest).toBe(1);
    });

    // Runs without load: Caddy drops a request that it reads just after a reload has begun.
    it("takes over a changed Caddyfile without a new proxy", async () => {
      const proxy = await idOf("proxy");
      changeCaddyfile();
      expect(await run("sh", ["scripts/compose/upgrade.sh"])).toMatchObject({ code: 0 });
      const { headers } = await fetch(`${variable("TEST_BASE_URL")}/home`);
      expect(headers.get("x-version")).toBe("next");
      expect(await idOf("proxy")).toBe(proxy);
    });

    it("that can't get ready leaves the old version serving", async () => {
      const before = (await webServers()).map(({ id }) => id);
      appendFileSync(
        inCopy("Dockerfile"),
        'ENV AUTH_SECRET=""\nCMD ["node", "-e", "process.exit(1)"]\n',
      );
      const { code, output } = await run("sh", ["scripts/compose/upgrade.sh"]);
      expect(code).toBe(1);
      expect(output).toContain("the old ones go on serving");
      expect((await listContainers("web")).map(({ ID }) => ID)).toHaveLength(before.length);
      expect((await webServers()).map(({ id }) => id)).toEqual(before);
    });
  });
}
