import { createClient } from "@redis/client";

/** Options of a Redis for tests: on this machine alone, and without files. */
export const redisOptions = (port: number | string): string[] => [
  ...["--port", String(port), "--bind", "127.0.0.1"],
  ...["--save", "", "--appendonly", "no"],
];

/** Sends one command on a new connection. Returns undefined where no Redis answers. */
export async function askRedis(port: number | string, command: string[]): Promise<unknown> {
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    return await client.sendCommand(command);
  } catch {
    return undefined;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
