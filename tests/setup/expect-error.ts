import { expect } from "vitest";

/** Returns the error code of each call, or null if it succeeded. */
export async function outcomesOf(calls: Promise<unknown>[]): Promise<(string | null)[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === "rejected" ? result.reason.code : null));
}

/** Expects a call to end with an error of this code, or with an error like this one. */
export function expectError(call: Promise<unknown>, error: string | object): Promise<void> {
  return expect(call).rejects.toMatchObject(typeof error === "string" ? { code: error } : error);
}
