import { createServer } from "node:http";
import { atEnd } from "../system/clean-up.mjs";
import { findFreePort } from "../system/port.mjs";

/** Never closes an idle connection, which a test could be about to use. */
const KEEP_IDLE = { keepAliveTimeout: 0 };

/** Lets tests kill servers, which only the process that started them can. Returns its address. */
export async function startControlServer(
  handle: (path: string, search: URLSearchParams) => Promise<unknown>,
): Promise<string> {
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
