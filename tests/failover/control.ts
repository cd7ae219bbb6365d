import { variable } from "../api/shop-client.ts";

/** Asks scripts/testing/failover.ts to break or heal the replicated database. Returns its answer. */
export async function control(path: string): Promise<unknown> {
  const response = await fetch(variable("TEST_CONTROL_URL") + path, { method: "POST" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
