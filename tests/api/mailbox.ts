import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import { PATIENCE } from "#tests/setup/patience.ts";

/** What the shop under test has sent to an e-mail: without a mail server it writes files. */
export async function mailsTo(email: string): Promise<Email[]> {
  const folder = path.join(process.env.DATA_DIR ?? "", "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

/** The mail to an e-mail with these words in its subject, once it is there. */
export function mailAbout(email: string, words: string): Promise<Email> {
  return vi.waitFor(async () => {
    const mail = (await mailsTo(email)).find(({ subject }) => subject?.includes(words));
    if (!mail) throw new Error(`no mail about "${words}" to ${email} yet`);
    return mail;
  }, PATIENCE);
}

/** The code in it. */
export async function codeTo(email: string, words: string): Promise<string> {
  const { text } = await mailAbout(email, words);
  return /\b\d{8}\b/.exec(text ?? "")?.[0] ?? "none";
}
