import { sendOnce, variable } from "../shop-client.ts";

/**
 * Returns one of the two web servers that scripts/testing/killable-shop.ts starts on one database.
 */
export function serverOf(turn: number): string {
  const urls = variable("TEST_BASE_URLS").split(" ");
  const url = urls[turn % urls.length];
  if (!url) throw new Error("there is at least one server");
  return url;
}

/** Kills a process with SIGKILL and resolves once its successor answers. */
export async function killAndRestart(what: "web/0" | "web/1" | "database"): Promise<void> {
  const response = await fetch(`${variable("TEST_CONTROL_URL")}/${what}/kill`, { method: "POST" });
  if (!response.ok) throw new Error(`${what} wasn't killed and started again`);
}

type Sent = { token: string; body?: object; key?: string };

/** Sends a request to one server. */
export function sendTo(server: string, method: string, path: string, { key, ...sent }: Sent) {
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
  return sendOnce(method, path, { ...sent, headers, server });
}
