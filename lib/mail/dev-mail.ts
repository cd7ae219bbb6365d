import "server-only";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { isId } from "../database/identifiers.ts";
import { env } from "../environment/env.ts";
import { keyedHash } from "../environment/keyed-hash.ts";
import { isLocalUrl } from "../environment/local-url.ts";
import { notFound } from "../errors.ts";
import { isDemoShop } from "../shop/get-shop-facts.ts";
import { mailFolder } from "./deliver.ts";

export type DevMailSummary = { id: string; subject: string; to: string; sentAt: string };
export type DevMail = DevMailSummary & { text: string; html: string };

const LIST_LIMIT = 50;

/** Only the demo shop shows its mails, on its embedded database and at a local address. */
export async function showsDevMail(): Promise<boolean> {
  const { EMBEDDED_DATABASE, SITE_URL } = env();
  return EMBEDDED_DATABASE === "1" && isLocalUrl(SITE_URL) && (await isDemoShop());
}

export async function listDevMails(): Promise<DevMailSummary[]> {
  const names = await readdir(mailFolder()).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => ({ id: name.slice(0, -4), at: await writtenAt(name) })),
  );
  const newest = files.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, LIST_LIMIT);
  const mails = await Promise.all(newest.map(({ id }) => getDevMail(id)));
  return mails.map(({ id, subject, to, sentAt }) => ({ id, subject, to, sentAt }));
}

/** Throws not-found. */
export async function getDevMail(id: string): Promise<DevMail> {
  if (!isId(id)) throw notFound("Mail");
  const name = `${id}.eml`;
  const source = await readFile(path.join(mailFolder(), name)).catch(() => {
    throw notFound("Mail");
  });
  const mail = await PostalMime.parse(source);
  return {
    id,
    subject: mail.subject ?? "",
    to: mail.to?.map(({ address }) => address ?? "").join(", ") ?? "",
    sentAt: (await writtenAt(name)).toISOString(),
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

async function writtenAt(name: string): Promise<Date> {
  return (await stat(path.join(mailFolder(), name))).mtime;
}

/** Returns the path of the demo's mail, which holds its key. */
export function devMailPath(): string {
  return `/dev/mail/${env().DEV_MAIL_KEY}`;
}

/** Compares hashes, so that the time of the comparison tells nothing about the key. */
export function isDevMailKey(text: string): boolean {
  const { DEV_MAIL_KEY } = env();
  return DEV_MAIL_KEY !== "" && keyedHash("dev-mail", text) === keyedHash("dev-mail", DEV_MAIL_KEY);
}
