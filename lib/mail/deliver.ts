import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { env } from "../environment/env.ts";
import type { RenderedMail } from "./render-mail.ts";

export type OutgoingMail = RenderedMail & { to: string; messageId: string };

/** A way for mail to leave. `send` throws where it isn't known to have left. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

const CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Over SMTP_URL, or into DATA_DIR/mail where there is no mail server. */
export function openMailer(): Mailer {
  const { SMTP_URL } = env();
  return SMTP_URL ? smtpMailer(SMTP_URL) : folderMailer(mailFolder());
}

/** Where mail goes that has no server to go to. */
export function mailFolder(): string {
  return path.resolve(env().DATA_DIR, "mail");
}

/** Names of the form are the outbox's: the same mail, tried again, keeps its Message-ID. */
function envelope({ to, messageId, subject, html, text }: OutgoingMail) {
  const from = env().MAIL_FROM;
  const host = /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    // As an object: a text is read as a list of addresses.
    to: { name: "", address: to },
    messageId: `<${messageId}@${host}>`,
    subject,
    html,
    text,
    headers: { "Auto-Submitted": "auto-generated" },
    // A template holds no attachment, and a customer's name can't become one.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Trying again is the outbox's business, with pauses.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail));
    },
    close: () => transport.close(),
  };
}

/** Each mail a file: written aside and then renamed, so that a reader never finds half of one. */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.messageId}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
