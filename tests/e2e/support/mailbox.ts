import type { Email } from "postal-mime";
import { codeIn, listMailsTo } from "#tests/fakes/received-mails.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { expect } from "./shop-test.ts";

/** The folder where the test run's mail server stores what it receives, one file per mail. */
const FOLDER = process.env.TEST_MAIL_DIR ?? ".data/mail";

/** Waits for the newest mail to an address and returns its code. */
export async function receiveCode(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = (await listMailsTo(FOLDER, address)).flatMap((mail) => codeIn(mail) ?? []).at(-1);
        return code;
      },
      { message: `a code for ${address}`, timeout: PATIENCE.timeout },
    )
    .toBeDefined();
  return code ?? "";
}

/** Waits for the mail to an address with these words in its subject. */
export async function receiveMail(address: string, subject: string): Promise<Email> {
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await listMailsTo(FOLDER, address);
        mail = mails.find((one) => one.subject?.includes(subject));
        return mail?.subject;
      },
      { message: `the mail “${subject}” for ${address}`, timeout: PATIENCE.timeout },
    )
    .toBeDefined();
  return mail as Email;
}

/** Waits for a mail to an address. Returns its id, which names its file and its page in the shop. */
export async function receiveMailId(address: string): Promise<string> {
  const { messageId = "" } = await receiveMail(address, "");
  return /[0-9a-f-]{36}/.exec(messageId)?.[0] ?? messageId;
}

/** Returns the link to a page of the shop from a mail's plain text. */
export function linkIn(mail: Email, path: string): string {
  const addresses = mail.text?.match(/https?:\/\/[^\s\]>)]+/g) ?? [];
  const link = addresses.find((address) => new URL(address).pathname.startsWith(path));
  expect(link, `a link to ${path} in “${mail.subject}”`).toBeDefined();
  return link ?? "";
}
