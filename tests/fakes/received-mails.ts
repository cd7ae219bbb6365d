import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

const CODE = /\b\d{8}\b/;

/** Sources by file. A file never changes, and tests read thousands of them repeatedly. */
const sources = new Map<string, Promise<Buffer>>();

function readSource(file: string): Promise<Buffer> {
  const source = sources.get(file) ?? readFile(file);
  sources.set(file, source);
  return source;
}

/** Returns the mails in a folder to an e-mail address, oldest first. */
export async function listMailsTo(folder: string, address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const all = await Promise.all(names.map((name) => readSource(path.join(folder, name))));
  const mails = await Promise.all(
    all.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
  );
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .toSorted((one, other) => Date.parse(one.date ?? "") - Date.parse(other.date ?? ""));
}

/** Returns the one-time code in a mail's text. */
export const codeIn = (mail?: Email) => CODE.exec(mail?.text ?? "")?.[0];
