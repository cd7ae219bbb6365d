import type { Mailer, OutgoingMail } from "#lib/mail/deliver.ts";

/** Returns a mailer that records its mails. */
export function keeper(): Mailer & { mails: OutgoingMail[] } {
  const mails: OutgoingMail[] = [];
  return { mails, send: async (mail) => void mails.push(mail), close() {} };
}

/** Returns a mailer that delivers nothing. */
export function failing(error = new Error("away")): Mailer {
  return { send: () => Promise.reject(error), close() {} };
}
