import { listMails, MAIL_STATES, type MailLine, type MailState } from "#lib/mail/list-mails.ts";
import { requeueFailedMails, resendMail } from "#lib/mail/requeue-mails.ts";
import { type Command, UsageError } from "./command.ts";
import { logOperation } from "./log-operation.ts";
import { LIMIT_OPTION, readLimit } from "./read-limit.ts";
import { table } from "./table.ts";

const RESENT = {
  requeued: "goes out again",
  hurried: "is tried now",
  copied: "goes out once more",
};

export const mailCommands: Record<string, Command> = {
  "list-mails": {
    summary: "lists the outbox, newest first, without what the mails say",
    words: [],
    options: {
      waiting: { type: "boolean", about: "only what isn't sent yet" },
      sent: { type: "boolean", about: "only what was sent, in the last 90 days" },
      failed: { type: "boolean", about: "only what was given up" },
      ...LIMIT_OPTION,
    },
    async run({ options }) {
      const states = MAIL_STATES.filter((state) => options[state]);
      if (states.length > 1) throw new UsageError(`Either --${states.join(" or --")}.`);
      const mails = await listMails(states[0] ?? null, readLimit(options.limit));
      return { data: mails, text: mails.length > 0 ? tableOf(mails) : noMails(states[0]) };
    },
  },
  "resend-mail": {
    summary: "sends one mail of the outbox again",
    words: ["<id>"],
    options: {},
    async run({ words: [id = ""] }) {
      const done = await resendMail(id);
      await logOperation("resend-mail", { mailId: id, ...done });
      return { data: done, text: `Mail ${id} ${RESENT[done.how]}.` };
    },
  },
  "requeue-failures": {
    summary: "queues every mail again that was given up, and tries at once what waits",
    words: [],
    options: {},
    async run() {
      const done = await requeueFailedMails();
      await logOperation("requeue-failures", done);
      const { requeued, hurried, lost } = done;
      const text = `${requeued} that were given up go out again, ${hurried} that waited are tried now, ${lost} can't go any more (their codes have run out).`;
      return { data: done, text };
    },
  },
};

const noMails = (state?: MailState) => (state ? `No mail is ${state}.` : "The outbox is empty.");

function tableOf(mails: MailLine[]): string {
  const rows = mails.map((mail) => [
    mail.id,
    mail.state,
    mail.at.toISOString(),
    mail.template,
    mail.to,
    String(mail.tries),
    mail.last_error ?? "",
  ]);
  return table(
    ["id", "state", "sent, given up, or next try", "template", "to", "tries", "error"],
    rows,
  );
}
