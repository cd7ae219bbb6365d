import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { variable } from "../api/shop-client.ts";
import { addressOf, idOf, secrets } from "./engine.ts";

/**
 * Gives the factories of other tests access to the shop's database. It has no published port, and a
 * new address after each start, so this forwards connections.
 */
export async function reachDatabase(): Promise<void> {
  let asked: Promise<string> | undefined;
  // Docker answers slowly: connections that open together ask once.
  const currentAddress = () => {
    asked ??= idOf("postgres")
      .then((id) => addressOf(id, "data"))
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    const host = await currentAddress();
    const database = connect(5432, host);
    database.on("error", () => socket.destroy());
    socket.pipe(database).pipe(socket);
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { POSTGRES_SHOP_PASSWORD, AUTH_SECRET } = await secrets();
  process.env.DATABASE_URL = `postgresql://shop:${POSTGRES_SHOP_PASSWORD}@127.0.0.1:${port}/sekar`;
  process.env.AUTH_SECRET = AUTH_SECRET;
  process.env.SITE_URL = variable("TEST_BASE_URL");
  process.env.LOG_LEVEL = "silent";
}
