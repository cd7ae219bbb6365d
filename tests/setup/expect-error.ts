import { expect } from "vitest";

/** Expects a call to end with an error of this code, or with an error like this one. */
export function expectError(call: Promise<unknown>, error: string | object): Promise<void> {
  return expect(call).rejects.toMatchObject(typeof error === "string" ? { code: error } : error);
}
