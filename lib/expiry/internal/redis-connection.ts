import "server-only";
import { createClient } from "@redis/client";
import { withTimeout } from "../../with-timeout.ts";

const CHANNEL = "sekar:expired";
const HEARTBEAT_MS = 500;

/** A Redis that says nothing for so long counts as away. Networks may drop a connection silently. */
export const SILENT_MS = 2_000;

type Listener = {
  onMessage(text: string): void;
  /** Every message published before `sentAt` (performance.now()) has arrived. */
  onHeartbeat(sentAt: number): void;
};

export type RedisConnection = {
  /** Resolves with the reason. */
  ended: Promise<unknown>;
  publish(text: string): Promise<unknown>;
  close(): void;
};

// One RESP3 connection carries commands and messages, so an answer follows all earlier messages.
/** Never reconnects, and keeps no process alive. Throws where Redis can't be reached. */
export async function openRedisConnection(
  url: string,
  name: string,
  listener: Listener,
): Promise<RedisConnection> {
  const client = makeClient(url, name);
  let end: (why: unknown) => void = () => {};
  const ended = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  client.on("error", (error) => end(error));
  client.on("end", () => end(new Error("the connection was closed")));
  const close = () => {
    end(new Error("the connection was given up"));
    if (client.isOpen) client.destroy();
  };
  try {
    await withTimeout(SILENT_MS, subscribe(client, listener), "Redis");
  } catch (error) {
    close();
    throw error;
  }
  client.unref();
  startHeartbeat(client, listener, ended, close);
  return { ended, publish: (text) => client.publish(CHANNEL, text), close };
}

type Client = ReturnType<typeof makeClient>;

function makeClient(url: string, name: string) {
  return createClient({
    url,
    name,
    RESP: 3,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    socket: { reconnectStrategy: false, connectTimeout: SILENT_MS },
  });
}

async function subscribe(client: Client, listener: Listener): Promise<void> {
  await client.connect();
  await client.subscribe(CHANNEL, (text) => listener.onMessage(text));
}

function startHeartbeat(
  client: Client,
  listener: Listener,
  ended: Promise<unknown>,
  close: () => void,
) {
  let answeredAt = performance.now();
  const timer = setInterval(() => {
    const sentAt = performance.now();
    if (sentAt - answeredAt > SILENT_MS) return close();
    client.sendCommand(["PING"]).then(
      () => {
        answeredAt = performance.now();
        listener.onHeartbeat(sentAt);
      },
      () => {},
    );
  }, HEARTBEAT_MS).unref();
  ended.then(() => clearInterval(timer));
}
