import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "./shop-test.ts";

/** Where the mail server of the test run puts what it receives, a file a mail. */
const FOLDER = process.env.TEST_MAIL_DIR ?? ".data/mail";
const CODE = /\b\d{8}\b/;

/** What an address has been sent, oldest first. */
async function mailsFor(address: string): Promise<Email[]> {
  const names = await readdir(FOLDER).catch(() => [] as string[]);
  const sources = await Promise.all(
    names.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(FOLDER, name))),
  );
  // Parsed are only those that name the address: the folder holds the mails of all tests.
  const mails = await Promise.all(
    sources.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
  );
  return mails
    .filter((mail) => mail.to?.some((to) => to.address === address))
    .toSorted((one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""));
}

/** Waits for the code that the mail to an address brings. */
export async function receiveCode(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsFor(address);
        code = mails.flatMap((mail) => CODE.exec(mail.text ?? "")?.[0] ?? []).at(-1);
        return code;
      },
      { message: `a code for ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  return code ?? "";
}

/** Waits for the mail to an address that has these words in its subject. */
export async function receiveMail(address: string, subject: string): Promise<Email> {
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = (await mailsFor(address)).find((one) => one.subject?.includes(subject));
        return mail?.subject;
      },
      { message: `the mail “${subject}” for ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  return mail as Email;
}

/** The address in a mail's plain text that leads to a page of the shop. */
export function linkIn(mail: Email, path: string): string {
  const addresses = mail.text?.match(/https?:\/\/[^\s\]>)]+/g) ?? [];
  const link = addresses.find((address) => new URL(address).pathname.startsWith(path));
  expect(link, `a link to ${path} in “${mail.subject}”`).toBeDefined();
  return link ?? "";
}
