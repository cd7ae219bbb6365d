import { connect, createServer, type Socket } from "node:net";

/**
 * Sends a request through a relay that cuts both connections at the first byte of the answer. The
 * server has done the work, but the client can't know.
 */
export async function connectThrough(
  server: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const hangUp = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", hangUp).on("close", hangUp);
    }
    client.pipe(upstream);
    upstream.once("data", hangUp);
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const address = relay.address();
  if (typeof address !== "object" || !address) throw new Error("the relay listens on a port");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        relay.close(() => resolve());
      }),
  };
}
