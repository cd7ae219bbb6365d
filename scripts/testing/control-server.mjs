import { createServer } from "node:http";
import { atEnd } from "../system/clean-up.mjs";
import { findFreePort } from "../system/port.mjs";

/** Minutes pass between two questions: none is sent into a connection that is just being closed. */
const KEEP_IDLE = { keepAliveTimeout: 0 };

/**
 * Where tests, which run in a process of their own, ask for what only the starter of servers can do.
 * @param {(path: string, search: URLSearchParams) => Promise<unknown>} handle undefined where there is no such path
 * @returns {Promise<string>} the address
 */
export async function startControlServer(handle) {
  const server = createServer(KEEP_IDLE, async (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://control");
      const result = await handle(pathname, searchParams);
      response.statusCode = result === undefined ? 404 : 200;
      response.end(JSON.stringify(result ?? null));
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.end();
    }
  });
  const port = await findFreePort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  atEnd(() => server.close());
  return `http://127.0.0.1:${port}`;
}
