import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { env } from "../environment/env.ts";
import type { RenderedMail } from "./mail-renderer.ts";

export type OutgoingMail = RenderedMail & { to: string; messageId: string };

/** `send` throws unless the mail was accepted. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

const CONNECTIONS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Sends to SMTP_URL, or without one writes files into DATA_DIR/mail. */
export function openMailer(): Mailer {
  const { SMTP_URL } = env();
  return SMTP_URL ? smtpMailer(SMTP_URL) : folderMailer(mailFolder());
}

export function mailFolder(): string {
  return path.resolve(env().DATA_DIR, "mail");
}

/** A retry keeps its Message-ID. */
function toMessage({ to, messageId, subject, html, text, sender }: OutgoingMail) {
  const { MAIL_FROM } = env();
  const address = /<([^>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const host = address.split("@").at(-1);
  return {
    from: { name: sender.name, address },
    replyTo: sender.replyTo,
    // Not a string, which nodemailer parses as a list.
    to: { name: "", address: to },
    messageId: `<${messageId}@${host}>`,
    subject,
    html,
    text,
    headers: { "Auto-Submitted": "auto-generated" },
    // No customer's input may become an attachment.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox retries.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail));
    },
    close: () => transport.close(),
  };
}

/** Renames each file into place, so that no reader sees half of one. */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.messageId}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
