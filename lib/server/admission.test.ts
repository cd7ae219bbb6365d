import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageRecord, recordPage } from "../cache/current-page.ts";
import { admit, Turns } from "./admission.ts";

let leaves: (() => void)[];
let refused: number;
let turns: Turns;

beforeEach(() => {
  leaves = [];
  refused = 0;
  turns = new Turns({ running: 2, waiting: 1 });
});

afterEach(() => void vi.useRealTimers());

const take = () =>
  turns.take({
    start: (leave) => void leaves.push(leave),
    refuse: () => {
      refused += 1;
    },
  });

test("so many run, so many wait, and the others are refused at once", () => {
  for (let times = 0; times < 5; times += 1) take();
  expect([leaves.length, refused]).toEqual([2, 2]);
  leaves[0]?.();
  leaves[0]?.();
  expect([leaves.length, refused]).toEqual([3, 2]);
});

test("one that waits for two seconds is refused, but for the next in line", () => {
  vi.useFakeTimers();
  turns = new Turns({ running: 1, waiting: 3 });
  for (let times = 0; times < 4; times += 1) take();
  vi.advanceTimersByTime(1_999);
  expect([leaves.length, refused]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect([leaves.length, refused]).toEqual([2, 2]);
});

test("a turn that takes two seconds makes room", () => {
  vi.useFakeTimers();
  for (let times = 0; times < 3; times += 1) take();
  vi.advanceTimersByTime(1_999);
  expect([leaves.length, refused]).toEqual([2, 0]);
  vi.advanceTimersByTime(1);
  expect([leaves.length, refused]).toEqual([3, 0]);
  for (let times = 0; times < 2; times += 1) take();
  expect([leaves.length, refused]).toEqual([4, 0]);
});

test("requests beyond the turns are 503 with Retry-After, in words for a browser; public pages go on", async () => {
  const held: ServerResponse[] = [];
  const answer = admit((_, response) => void held.push(response), turns);
  const server = createServer((request, response) =>
    request.url === "/home"
      ? recordPage(new PageRecord(), () => answer(request, response))
      : answer(request, response),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, accept = "*/*") => fetch(origin + path, { headers: { accept } });
  const arrived = (count: number) => expect.poll(() => held.length).toBe(count);

  const running = ["/cart", "/api/cart"].map((path) => get(path));
  await arrived(2);
  const others = ["/api/order", "/api/order"].map((path) => get(path));
  const refusal = await Promise.race(others);
  expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refusal.json()).toEqual({
    message: "The shop is busy for a moment. Please try again.",
  });
  const page = await get("/cart", "text/html");
  expect([page.status, page.headers.get("content-type")]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain("The shop is busy for a moment. Please try again.");

  const free = ["/home", "/api/health/live"].map((path) => get(path));
  await arrived(4);
  for (const response of held) response.end();
  await arrived(5);
  held[4]?.end();
  const all = await Promise.all([...running, ...others, ...free]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 503]);
  server.closeAllConnections();
  server.close();
});
