import "server-only";
import { createClient, RESP_TYPES } from "@redis/client";
import { withTimeout } from "../../with-timeout.ts";
import { CHANNEL } from "./scripts.ts";

const CONNECT_WITHIN_MS = 2_000;
const BEAT_MS = 500;
/** Without an answer for so long a connection is given up: the network may have lost it silently. */
const DEAD_AFTER_MS = 5_000;

type Heard = {
  /** A message of the channel. */
  message(text: string): void;
  /** An answer to a beat: all that was published until `sentAt` has been heard. By performance.now(). */
  beat(sentAt: number): void;
};

export type RedisLink = {
  /** Resolves, with why, when the connection has ended. */
  ended: Promise<unknown>;
  /** Redis' name for this run of itself. */
  run: string;
  call(script: string, keys: string[], args: (string | Buffer)[]): Promise<unknown>;
  close(): void;
};

/**
 * One connection, for commands and messages alike (RESP3, Redis 6 or newer), so that an answer
 * comes after every message that was published before it. It never comes back by itself; a process
 * that has nothing else to do isn't kept alive by it. Throws where Redis can't be reached.
 */
export async function openRedisLink(url: string, name: string, heard: Heard): Promise<RedisLink> {
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
    const run = await withTimeout(CONNECT_WITHIN_MS, connect(client, heard), "Redis");
    client.unref();
    keepBeating(client, heard, ended, close);
    const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const call = (script: string, keys: string[], args: (string | Buffer)[]) =>
      binary.eval(script, { keys, arguments: args });
    return { ended, run, call, close };
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
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_WITHIN_MS },
  });
}

async function connect(client: Client, heard: Heard): Promise<string> {
  await client.connect();
  await client.subscribe(CHANNEL, (text) => heard.message(text));
  const about = await client.sendCommand(["INFO", "server"]);
  const run = /^run_id:(\S+)/m.exec(String(about))?.[1];
  if (!run) throw new Error("Redis doesn't tell its run_id");
  return run;
}

function keepBeating(client: Client, heard: Heard, ended: Promise<unknown>, close: () => void) {
  let answered = performance.now();
  const timer = setInterval(() => {
    const sentAt = performance.now();
    if (sentAt - answered > DEAD_AFTER_MS) return close();
    client.sendCommand(["PING"]).then(
      () => {
        answered = performance.now();
        heard.beat(sentAt);
      },
      () => {},
    );
  }, BEAT_MS).unref();
  ended.then(() => clearInterval(timer));
}
