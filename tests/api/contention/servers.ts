import { somewhere } from "../shop-client.ts";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} isn't set: run these tests by npm test -- contention`);
  return value;
}

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

// biome-ignore lint/suspicious/noExplicitAny: tests read members of answers that they then compare
export type Answer = { status: number; headers: Headers; json: any };

type Sent = { token: string; body?: object; key?: string };

/** Sends a request to one server, from a new address so that no rate limit applies. */
export async function sendTo(
  server: string,
  method: string,
  path: string,
  { token, body, key }: Sent,
): Promise<Answer> {
  const response = await fetch(server + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-forwarded-for": somewhere(),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}
