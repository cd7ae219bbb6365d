import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import type { SharedCache } from "../shared-cache.mjs";
import type { ToPrimary } from "./messages.ts";

const ENTRY = { value: { kind: "APP_PAGE", html: "<p>a</p>" }, cacheControl: { revalidate: 60 } };

/** A web process: a cache with a clock of its own, as modules of another process are. */
async function startProcess(primary: Primary) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("sekar.tagClock"));
  const { ProcessCache } = await import("./process-cache.ts");
  const { tagClock } = await import("../tag-clock.mjs");
  const received = new EventEmitter();
  const channel = {
    connected: true,
    send: (message: unknown) => primary.receive(structuredClone(message) as ToPrimary, received),
    on: (_: "message", listener: (message: unknown) => void) => received.on("message", listener),
  };
  primary.processes.push(received);
  const cache: SharedCache = new ProcessCache(channel);
  return { cache, tagClock, channel, received };
}

class Primary {
  processes: EventEmitter[] = [];
  stored = 0;
  receive: (message: ToPrimary, from: EventEmitter) => void = () => {};

  async start() {
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for("sekar.tagClock"));
    const { PageStore } = await import("./page-store.ts");
    const store = new PageStore();
    const toProcess = (received: EventEmitter) => ({
      send: (message: unknown) => void received.emit("message", structuredClone(message)),
    });
    this.receive = (message, from) => {
      const others = this.processes.filter((other) => other !== from).map(toProcess);
      store.receive(message, toProcess(from), others);
      if (message.kind === "store") this.stored += 1;
    };
  }
}

let primary: Primary;
beforeEach(async () => {
  primary = new Primary();
  await primary.start();
});

async function versionOf(cache: SharedCache) {
  const found = await cache.find("build", "/nothing");
  if (!found) throw new Error("the primary process answers");
  return found.version;
}

test("a page that one process has made is found by the other, but not under another build", async () => {
  const [one, other] = [await startProcess(primary), await startProcess(primary)];
  one.cache.store("build", "/home", ENTRY, ["products"], await versionOf(one.cache));
  await expect.poll(() => primary.stored).toBe(1);
  expect(await other.cache.find("build", "/home")).toMatchObject({ page: { entry: ENTRY } });
  expect((await other.cache.find("next-build", "/home"))?.page).toBeUndefined();
});

test("a change in one process voids the page in all", async () => {
  const [one, other] = [await startProcess(primary), await startProcess(primary)];
  one.cache.store("build", "/home", ENTRY, ["products"], await versionOf(one.cache));
  await expect.poll(() => primary.stored).toBe(1);
  const before = other.tagClock.now;
  one.cache.expire(["products"]);
  expect(other.tagClock.isExpired(["products"], before)).toBe(true);
  expect((await other.cache.find("build", "/home"))?.page).toBeUndefined();
});

test("a page that was begun before a change of another process isn't taken", async () => {
  const [one, other] = [await startProcess(primary), await startProcess(primary)];
  const version = await versionOf(one.cache);
  other.cache.expire(["products"]);
  one.cache.store("build", "/home", ENTRY, ["products"], version);
  await expect.poll(() => primary.stored).toBe(1);
  expect((await one.cache.find("build", "/home"))?.page).toBeUndefined();
});

test("a page of an earlier primary process isn't taken", async () => {
  const one = await startProcess(primary);
  const version = await versionOf(one.cache);
  const later = new Primary();
  await later.start();
  const next = await startProcess(later);
  next.cache.store("build", "/home", ENTRY, ["products"], version);
  await expect.poll(() => later.stored).toBe(1);
  expect((await next.cache.find("build", "/home"))?.page).toBeUndefined();
});

test("without the primary process nothing is served and nothing is sent", async () => {
  const one = await startProcess(primary);
  expect(one.cache.mayServe(0)).toBe(true);
  one.channel.connected = false;
  expect(one.cache.mayServe(0)).toBe(false);
  one.channel.send = () => {
    throw new Error("the channel is closed");
  };
  one.cache.expire(["products"]);
  expect(await one.cache.find("build", "/home")).toBeUndefined();
});

test("other messages on the channel are ignored", async () => {
  const { received, tagClock } = await startProcess(primary);
  const before = tagClock.now;
  for (const message of ["text", null, { channel: "rate_limiter_flexible" }, { topic: "x" }]) {
    received.emit("message", message);
  }
  expect(tagClock.now).toBe(before);
});
