import "server-only";
import { createClient, RESP_TYPES } from "@redis/client";
import { withTimeout } from "../../with-timeout.ts";
import { CHANNEL } from "./lua-scripts.ts";

const CONNECT_TIMEOUT_MS = 2_000;
const HEARTBEAT_MS = 500;
/** A network may drop a connection silently. */
const HEARTBEAT_TIMEOUT_MS = 5_000;

type Listener = {
  onMessage(text: string): void;
  /** Every message published before `sentAt` (performance.now()) has arrived. */
  onHeartbeat(sentAt: number): void;
};

export type RedisConnection = {
  /** Resolves with the reason. */
  ended: Promise<unknown>;
  runId: string;
  runScript(script: string, keys: string[], args: (string | Buffer)[]): Promise<unknown>;
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
  client.on("error", end);
  client.on("end", () => end(new Error("the connection was closed")));
  const close = () => {
    end(new Error("the connection was given up"));
    if (client.isOpen) client.destroy();
  };
  try {
    const runId = await withTimeout(CONNECT_TIMEOUT_MS, connect(client, listener), "Redis");
    client.unref();
    startHeartbeat(client, listener, ended, close);
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const runScript = (script: string, keys: string[], args: (string | Buffer)[]) =>
      binary.eval(script, { keys, arguments: args });
    return { ended, runId, runScript, close };
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
}

type Client = ReturnType<typeof makeClient>;

function makeClient(url: string, name: string) {
  return createClient({
    url,
    name,
    RESP: 3,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_TIMEOUT_MS },
  });
}

async function connect(client: Client, listener: Listener): Promise<string> {
  await client.connect();
  await client.subscribe(CHANNEL, (text) => listener.onMessage(text));
  const about = await client.sendCommand(["INFO", "server"]);
  const runId = /^run_id:(\S+)/m.exec(String(about))?.[1];
  if (!runId) throw new Error("Redis doesn't tell its run_id");
  return runId;
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
    if (sentAt - answeredAt > HEARTBEAT_TIMEOUT_MS) return close();
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
