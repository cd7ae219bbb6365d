import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

const CODE = /\b\d{8}\b/;

/** The line `To` by file. A file never changes, and tests look through thousands of them repeatedly. */
const recipients = new Map<string, Promise<string>>();

const TO = /^To:.*$/im;

function recipientsOf(file: string): Promise<string> {
  const known = recipients.get(file);
  if (known) return known;
  const read = readFile(file, "latin1").then((source) => TO.exec(source)?.[0] ?? "");
  recipients.set(file, read);
  return read;
}

/** Returns the mails in a folder to an e-mail address, oldest first. */
export async function listMailsTo(folder: string, address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const files = names.map((name) => path.join(folder, name));
  const lines = await Promise.all(files.map(recipientsOf));
  const own = files.filter((_, index) => lines[index]?.includes(address));
  const mails = await Promise.all(own.map(async (file) => PostalMime.parse(await readFile(file))));
  return mails.toSorted((one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""));
}

/** Returns the one-time code in a mail's text. */
export const codeIn = (mail?: Email) => CODE.exec(mail?.text ?? "")?.[0];
