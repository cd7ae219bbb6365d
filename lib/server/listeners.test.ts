import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { findFreePort } from "../../scripts/system/port.mjs";
import { listen } from "./listeners.ts";

const CLIENTS = 64;

it.runIf(process.platform === "linux")(
  "takes several connections in a turn, answers on all, and closes",
  async () => {
    const server = createServer((_request, response) => response.end("ok"));
    const port = await findFreePort();
    const listeners = await listen(server, { port, host: "127.0.0.1" });
    let taken = 0;
    server.on("connection", () => {
      taken += 1;
    });
    const clients = Array.from({ length: CLIENTS }, () => connect(port, "127.0.0.1"));
    // The kernel completes them meanwhile.
    const busyUntil = performance.now() + 50;
    while (performance.now() < busyUntil);
    await turn();
    await turn();
    expect(taken).toBeGreaterThan(2);

    for (const client of clients) client.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    const answers = await Promise.all(clients.map((client) => once(client, "data")));
    expect(answers.every(([data]) => String(data).startsWith("HTTP/1.1 200"))).toBe(true);
    const closed = Promise.all(listeners.map((listener) => once(listener, "close")));
    for (const listener of listeners) listener.close();
    // The server's `close` ends idle connections, whichever socket took them.
    await closed;
  },
);
