import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/database/db.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createProduct } from "#tests/factories/product.ts";
import { buyersOf } from "../../api/contention/buyers.ts";
import { sendTo } from "../../api/contention/servers.ts";
import { signIn } from "../../api/people.ts";
import { sendOnce, variable } from "../../api/shop-client.ts";
import {
  compose,
  docker,
  idOf,
  listContainers,
  readyToKill,
  untilHealthy,
  WEB_SERVERS,
  webServers,
} from "../engine.ts";
import { reachDatabase } from "../reach-database.ts";

const BUYERS = 150;
const AT_ONCE = 12;
/** Orders acknowledged before the kill, so that it hits a busy server. */
const BEFORE_THE_KILL = 15;
/** Requests for another protocol, in turn. */
const HANDSHAKES = Array.from({ length: 10 }, () => [
  ["GET /home HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"],
  ["GET /home HTTP/1.1", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"],
  ["CONNECT shop.test:443 HTTP/1.1"],
]).flat();

async function pageOf(server: string, path: string): Promise<string> {
  const answer = await fetch(server + path);
  expect(answer.status, server + path).toBe(200);
  return answer.text();
}

/** Returns the first line of the answer to a request, "" if there is none. */
function shakeHands(to: URL, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const [line, ...headers] = lines;
    const request = [line, `Host: ${to.host}`, ...headers, "", ""].join("\r\n");
    const socket = connect(Number(to.port), to.hostname, () => socket.write(request));
    socket.setEncoding("latin1").once("data", (text: string) => {
      resolve(text.split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(""));
  });
}

async function changePrice(id: string, token: string, price: number): Promise<void> {
  const { status } = await sendOnce("PATCH", `/api/product/${id}`, { token, body: { price } });
  expect(status).toBe(200);
}

async function onAllServers(path: string, price: number): Promise<void> {
  const servers = await webServers();
  expect(servers).toHaveLength(WEB_SERVERS);
  for (const { address } of servers) {
    await expect.poll(() => pageOf(address, path)).toContain(formatRupiah(price));
  }
}

/** Crashes and stops containers of the running shop. */
export function servers(): void {
  describe("three web servers", () => {
    beforeAll(reachDatabase);

    it("serve without the cache, which the engine starts again, and share pages afterwards", async () => {
      const id = await createProduct({ name: "Kemeja Tanpa Singgahan", price: 800_001 });
      const token = await signIn("admin");
      const page = `/product-detail/${id}`;
      await onAllServers(page, 800_001);
      const crash = await readyToKill(await idOf("cache"));
      await crash();
      for (const { address } of await webServers()) {
        for (const path of [page, "/home", "/product", "/api/health/ready"])
          await pageOf(address, path);
      }
      await untilHealthy(WEB_SERVERS);
      // A container that was stopped by hand stays stopped.
      await compose("stop", "cache");
      for (const { address } of await webServers()) await pageOf(address, page);
      await changePrice(id, token, 810_002);
      await onAllServers(page, 810_002);
      await compose("start", "cache");
      await untilHealthy(WEB_SERVERS);
      await changePrice(id, token, 820_003);
      await onAllServers(page, 820_003);
    });

    it("answer handshakes of another protocol, and shoppers meanwhile", async () => {
      const base = new URL(variable("TEST_BASE_URL"));
      const statusLines: string[] = [];
      const shop = async () => {
        for (let turn = 0; turn < 100; turn += 1) {
          await pageOf(base.origin, turn % 2 ? "/home" : "/product");
        }
      };
      const attack = async () => {
        for (const lines of HANDSHAKES) statusLines.push(await shakeHands(base, lines));
      };
      await Promise.all([shop(), shop(), shop(), attack()]);
      expect(statusLines).toEqual(
        HANDSHAKES.map(() => expect.stringMatching(/ (200 OK|4\d\d .+)$/)),
      );
    });

    it("lose no order when one of them crashes under load: only what was in flight on it fails", async () => {
      const { buyers, body } = await buyersOf(1000, BUYERS);
      const acknowledged = new Map<string, string>();
      const failed: { at: number; what: string }[] = [];
      let enough = () => {};
      const atWork = new Promise<void>((resolve) => {
        enough = resolve;
      });

      const pay = async (token: string, key: string) => {
        const at = performance.now();
        try {
          const base = variable("TEST_BASE_URL");
          const answer = await sendTo(base, "POST", "/api/payment", { token, body, key });
          if (answer.status === 201) return answer;
          failed.push({ at, what: `${answer.status} ${JSON.stringify(answer.json)}` });
        } catch (error) {
          failed.push({ at, what: String(error) });
        }
        return undefined;
      };
      const [one] = await webServers();
      const crash = await readyToKill(one?.id ?? "");
      const crashed = atWork.then(crash).then(() => performance.now());
      const queue = [...buyers];
      const load = Array.from({ length: AT_ONCE }, async () => {
        for (let buyer = queue.pop(); buyer; buyer = queue.pop()) {
          const key = randomUUID();
          // A customer without an answer presses the button again, but not within the milliseconds
          // in which a dying server still accepts connections.
          const payAgain = () => crashed.then(() => pay(buyer.token, key));
          const answer = (await pay(buyer.token, key)) ?? (await payAgain());
          if (!answer) continue;
          acknowledged.set(answer.json.data.id, buyer.userId);
          if (acknowledged.size >= BEFORE_THE_KILL) enough();
        }
      });
      const killedAt = await crashed;
      expect(queue.length).toBeGreaterThan(0);
      await Promise.all(load);
      expect(failed.filter(({ at }) => at > killedAt)).toEqual([]);
      expect(acknowledged.size).toBe(BUYERS);
      expect(failed.length).toBeLessThanOrEqual(AT_ONCE);
      const orders = await db().order.findMany({
        where: { userId: { in: buyers.map((b) => b.userId) } },
      });
      expect(new Map(orders.map(({ id, userId }) => [id, userId]))).toEqual(acknowledged);
      expect(await listWrongBooks()).toEqual([]);
      await untilHealthy(WEB_SERVERS);
    });

    it("answer what they were asked before they stop", async () => {
      await untilHealthy(WEB_SERVERS);
      const [server] = await webServers();
      if (!server) throw new Error("there are web servers");
      const { hostname, port, host } = new URL(server.address);
      const body = JSON.stringify({ email: "sari@sekarbatik.test", password: "kawung-parang-8" });
      const socket = connect(Number(port), hostname);
      let answer = "";
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.setEncoding("utf8").on("data", (text: string) => {
        answer += text;
      });
      const head = ["POST /api/auth/login HTTP/1.1", `Host: ${host}`];
      const type = ["Content-Type: application/json", `Content-Length: ${body.length}`];
      socket.write([...head, ...type, "", ""].join("\r\n") + body.slice(0, 10));
      // The server answers this later request, so it has already begun the first.
      await pageOf(server.address, "/api/health/live");
      const stopped = docker("stop", server.id);
      const live = `${server.address}/api/health/live`;
      await expect.poll(() => fetch(live).catch(() => null)).toBeNull();
      socket.write(body.slice(10));
      await closed;
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      await stopped;
      const ended = (await listContainers("web")).find(({ ID }) => ID === server.id);
      expect(ended).toMatchObject({ State: "exited", ExitCode: 0 });
      await compose("up", "--detach");
      await untilHealthy(WEB_SERVERS);
    });
  });
}
