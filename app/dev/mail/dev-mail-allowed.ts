import { headers } from "next/headers";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { assertDevMailAllowed } from "#lib/mail/dev-mail.ts";

/** Whether this request may read the demo shop's mail. */
export async function isDevMailAllowed(): Promise<boolean> {
  try {
    await assertDevMailAllowed(await headers());
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whether mail ends in this shop's own folder and can be read here: no mail server is named. */
export async function isMailKeptHere(): Promise<boolean> {
  return env().SMTP_URL === "" && (await isDevMailAllowed());
}
