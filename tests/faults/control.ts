import { variable } from "../api/shop-client.ts";

/** Asks scripts/testing/faults.ts to break or mend a part of the shop. Returns its answer. */
export async function control(path: string, search: Record<string, string> = {}): Promise<unknown> {
  const url = `${variable("TEST_CONTROL_URL")}${path}?${new URLSearchParams(search)}`;
  const response = await fetch(url, { method: "POST" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
