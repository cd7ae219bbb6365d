import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { variable } from "../api/shop-client.ts";
import { addressOf, idOf, setting } from "./engine.ts";

/**
 * Gives the factories of other tests access to the shop's database. It has no published port, and a
 * new address after each start, so this forwards connections.
 */
export async function reachDatabase(): Promise<void> {
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    const host = await idOf("postgres").then((id) => addressOf(id, "data"));
    const database = connect(5432, host);
    database.on("error", () => socket.destroy());
    socket.pipe(database).pipe(socket);
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  process.env.DATABASE_URL = `postgresql://shop:${setting("POSTGRES_SHOP_PASSWORD")}@127.0.0.1:${port}/sekar`;
  process.env.AUTH_SECRET = setting("AUTH_SECRET");
  process.env.SITE_URL = variable("TEST_BASE_URL");
  process.env.LOG_LEVEL = "silent";
}
