import { headers } from "next/headers";
import { env } from "#lib/environment/env.ts";
import { isLocalCaller } from "#lib/http/local-caller.ts";
import { showsDevMail } from "#lib/mail/dev-mail.ts";

/** Returns whether this request may read the demo shop's mail, which holds codes. */
export async function isDevMailAllowed(): Promise<boolean> {
  return isLocalCaller(await headers()) && (await showsDevMail());
}

/** Returns whether mail becomes files here, because no mail server is set. */
export async function isMailKeptHere(): Promise<boolean> {
  return env().SMTP_URL === "" && (await isDevMailAllowed());
}
