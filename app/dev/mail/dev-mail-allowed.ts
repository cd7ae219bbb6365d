import { headers } from "next/headers";
import { env } from "#lib/environment/env.ts";
import { isLocalCaller } from "#lib/http/caller/local-caller.ts";
import { isDevMailKey, showsDevMail } from "#lib/mail/dev-mail.ts";

/** Returns whether this request may read the demo shop's mail, which holds codes. */
export async function isDevMailAllowed(key: string): Promise<boolean> {
  return isDevMailKey(key) && (await isMailShown());
}

/** Returns whether mail becomes files here, because no mail server is set. */
export async function isMailKeptHere(): Promise<boolean> {
  return env().SMTP_URL === "" && (await isMailShown());
}

async function isMailShown(): Promise<boolean> {
  return isLocalCaller(await headers()) && (await showsDevMail());
}
