import type { Email } from "postal-mime";
import { codeIn, listMailsTo } from "#tests/fakes/received-mails.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { expect } from "./shop-test.ts";

/** Where the mail server of the test run puts what it receives, a file a mail. */
const FOLDER = process.env.TEST_MAIL_DIR ?? ".data/mail";

/** Waits for the code that the newest mail to an address brings. */
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

/** Waits for the mail to an address that has these words in its subject. */
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

/** Waits for a mail to an address. Returns its id: the name of its file, and of its page in the shop. */
export async function receiveMailId(address: string): Promise<string> {
  const { messageId = "" } = await receiveMail(address, "");
  return /[0-9a-f-]{36}/.exec(messageId)?.[0] ?? messageId;
}

/** The address in a mail's plain text that leads to a page of the shop. */
export function linkIn(mail: Email, path: string): string {
  const addresses = mail.text?.match(/https?:\/\/[^\s\]>)]+/g) ?? [];
  const link = addresses.find((address) => new URL(address).pathname.startsWith(path));
  expect(link, `a link to ${path} in “${mail.subject}”`).toBeDefined();
  return link ?? "";
}
