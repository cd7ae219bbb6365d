import path from "node:path";
import type { Email } from "postal-mime";
import { vi } from "vitest";
import { codeIn, listMailsTo } from "#tests/fakes/received-mails.ts";
import { PATIENCE } from "#tests/setup/patience.ts";

/** Returns all mails that the shop under test has sent to an address. */
export function mailsTo(email: string): Promise<Email[]> {
  return listMailsTo(path.join(process.env.DATA_DIR ?? "", "mail"), email);
}

/** Waits for the mail to an e-mail address with these words in its subject. */
export function mailAbout(email: string, words: string): Promise<Email> {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subject?.includes(words));
    if (!mail) throw new Error(`no mail about "${words}" to ${email} yet`);
    return mail;
  }, PATIENCE);
}

/** Waits for that mail and returns the code in it. */
export async function codeTo(email: string, words: string): Promise<string> {
  return codeIn(await mailAbout(email, words)) ?? "none";
}
