import { z } from "zod";
import { dropFromTab, keepInTab, readFromTab } from "#components/fetching/tab-storage.ts";

const resetCode = z.object({ email: z.string(), otp: z.string() });

/** E-mail and code that the form for a new password sends. */
export type ResetCode = z.infer<typeof resetCode>;

const KEY = "reset-code";

/** Stores the code for this tab, so that no address holds it. Returns false without storage. */
export function keepResetCode(code: ResetCode): boolean {
  return keepInTab(KEY, code);
}

export function dropResetCode(): void {
  dropFromTab(KEY);
}

/** Returns the stored code; null for none. */
export function findResetCode(): ResetCode | null {
  return resetCode.safeParse(readFromTab(KEY)).data ?? null;
}
