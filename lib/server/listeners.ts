import { once } from "node:events";
import type { Server } from "node:http";
import { Server as Listener, type ListenOptions } from "node:net";

/**
 * Sockets that listen on the shop's port. libuv takes one connection from each in a turn of the event loop
 * (`uv__server_io`, since 1.52), and a busy process has few turns: with one socket, the first visitors of a crowd
 * waited for up to 9.8 s (docs/reliability.md#soak-and-overload). Other systems don't share a port out among sockets.
 */
const COUNT = process.platform === "linux" ? 8 : 1;

/** Lets a web server listen. Returns it and the others that hand their connections to it, all of which have to be closed. */
export async function listen(server: Server, place: ListenOptions): Promise<Listener[]> {
  // As node:http makes its own.
  const settings = { allowHalfOpen: true, noDelay: true };
  const others = Array.from(
    { length: COUNT - 1 },
    () => new Listener(settings, (socket) => server.emit("connection", socket)),
  );
  const listeners = [server, ...others];
  for (const listener of listeners) {
    listener.listen({ ...place, reusePort: COUNT > 1 });
    await once(listener, "listening");
  }
  return listeners;
}
