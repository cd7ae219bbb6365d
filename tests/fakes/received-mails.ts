import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

const CODE = /\b\d{8}\b/;

/** Mails by their file, which never changes: thousands come in a run, and tests look again and again. */
const read = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? readFile(file).then((source) => PostalMime.parse(source));
  read.set(file, mail);
  return mail;
}

/** Returns the mails in a folder to an e-mail address, oldest first. */
export async function listMailsTo(folder: string, address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => readMail(path.join(folder, name))));
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .toSorted((one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""));
}

/** Returns the one-time code in a mail's text. */
export const codeIn = (mail?: Email) => CODE.exec(mail?.text ?? "")?.[0];
