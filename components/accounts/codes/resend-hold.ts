import { z } from "zod";
import { keepInTab, readFromTab } from "#components/fetching/tab-storage.ts";
import { RESEND_SECONDS } from "#lib/limits/browser-limits.ts";

const KEY = "code-hold:";

/** `note` says why no new code may have come. */
const stored = z.object({ until: z.number(), note: z.string().nullable() });

type Hold = { seconds?: number; note?: string | null };

/** Stores when the next code may be requested. Without storage only the countdown is missing. */
export function holdResend(
  email: string,
  { seconds = RESEND_SECONDS, note = readHold(email).note }: Hold = {},
): void {
  keepInTab(KEY + email, { until: Date.now() + seconds * 1000, note });
}

/** Returns the seconds until another code may be requested, and the last note. */
export function readHold(email: string): { left: number; note: string | null } {
  const { until = 0, note = null } = stored.safeParse(readFromTab(KEY + email)).data ?? {};
  return { left: Math.max(0, Math.ceil((until - Date.now()) / 1000)), note };
}
