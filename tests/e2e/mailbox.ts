import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect } from "./shop-test.ts";

/** Where the mail server of the test run puts what it receives, a file a mail. */
const FOLDER = process.env.TEST_MAIL_DIR ?? ".data/mail";
const CODE = /\b\d{8}\b/;

/** The codes that an address has been sent, oldest first. */
async function codesFor(address: string): Promise<string[]> {
  const names = await readdir(FOLDER).catch(() => [] as string[]);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => PostalMime.parse(await readFile(join(FOLDER, name)))),
  );
  return mails
    .filter((mail) => mail.to?.some((to) => to.address === address))
    .toSorted((one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""))
    .flatMap((mail) => CODE.exec(mail.text ?? "")?.[0] ?? []);
}

/** Waits for the code that the mail to an address brings. */
export async function receiveCode(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = (await codesFor(address)).at(-1);
        return code;
      },
      { message: `a code for ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  return code ?? "";
}
