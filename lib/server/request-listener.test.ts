import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { noteFailedRead } from "../cache/current-page.ts";
import { comeAgainInOutage } from "./request-listener.ts";

/** Answers one request as Next would: after a failed read, with a status. */
async function answerTo(path: string, { code, status }: { code: string; status: number }) {
  const listener = comeAgainInOutage(async (_, response) => {
    await Promise.resolve();
    noteFailedRead(Object.assign(new Error("no answer"), { code }));
    response.statusCode = status;
    response.end("<p>Oops</p>");
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { connection: "close" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = await answer.text();
  server.close();
  return [answer.status, answer.headers.get("retry-after"), body];
}

test.each([
  ["a page that failed by an outage is 503", "/cart", "P1001", 500, 503, "5"],
  ["one that failed by an error is 500", "/cart", "42703", 500, 500, null],
  ["one that shows less is 200", "/cart", "P1001", 200, 200, null],
  ["the API answers itself", "/api/cart", "P1001", 500, 500, null],
])("%s", async (_, path, code, status, sent, retryAfter) => {
  expect(await answerTo(path, { code, status })).toEqual([sent, retryAfter, "<p>Oops</p>"]);
});
