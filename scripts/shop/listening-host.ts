import { connect, createServer } from "node:net";
import { hasDemoAdmin } from "../database/demo-data.mjs";

/** The address of this machine alone. */
export const LOOPBACK = "127.0.0.1";

type DatabaseEnvironment = NodeJS.ProcessEnv & { DATABASE_URL: string };

/**
 * Returns the web server's environment. HOST is the address to listen on: as set, else loopback while
 * an admin has the published password, else "" for every address.
 */
export async function webServerEnvironment<Env extends DatabaseEnvironment>(
  env: Env,
): Promise<Env & { HOST: string }> {
  const HOST = env.HOST || ((await hasDemoAdmin(env.DATABASE_URL)) ? LOOPBACK : "");
  return { ...env, HOST };
}

/**
 * Passes connections from ::1 on to 127.0.0.1, since "localhost" is both and Node listens on one.
 * Does nothing on a machine without IPv6. Returns a stop.
 */
export function forwardIpv6Loopback(port: number): () => void {
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const shop = connect({ host: LOOPBACK, port, allowHalfOpen: true });
    caller.on("error", () => shop.destroy());
    shop.on("error", () => caller.destroy());
    caller.pipe(shop).pipe(caller);
  });
  server.on("error", () => {});
  server.listen(port, "::1");
  return () => void server.close();
}
