import { listMails, MAIL_STATES, type MailLine, type MailState } from "#lib/mail/list-mails.ts";
import { requeueFailedMails, resendMail } from "#lib/mail/requeue-mails.ts";
import { type Command, UsageError } from "./command.ts";
import { LIMIT_OPTION, readLimit } from "./read-limit.ts";
import { type Columns, table } from "./table.ts";

const RESENT = {
  requeued: "goes out again",
  hurried: "is tried now",
  copied: "goes out once more",
};

const COLUMNS: Columns<MailLine> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  "sent, given up, or next try": ({ at }) => at.toISOString(),
  template: ({ template }) => template,
  to: ({ to }) => to,
  tries: ({ tries }) => String(tries),
  error: ({ last_error }) => last_error ?? "",
};

export const mailCommands: Record<string, Command> = {
  "list-mails": {
    summary: "lists the outbox, newest first, without what the mails say",
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
      return { data: mails, text: mails.length > 0 ? table(COLUMNS, mails) : noMails(states[0]) };
    },
  },
  "resend-mail": {
    summary: "sends one mail of the outbox again",
    words: ["<id>"],
    async run({ words: [id = ""] }) {
      const done = await resendMail(id);
      const text = `Mail ${id} ${RESENT[done.how]}.`;
      return { data: done, text, done: { mailId: id, ...done } };
    },
  },
  "requeue-failures": {
    summary: "queues every mail again that was given up, and tries at once what waits",
    async run() {
      const done = await requeueFailedMails();
      const { requeued, hurried, lost } = done;
      const text = `${requeued} that were given up go out again, ${hurried} that waited are tried now, ${lost} can't go any more (their codes have run out).`;
      return { data: done, text, done };
    },
  },
};

const noMails = (state?: MailState) => (state ? `No mail is ${state}.` : "The outbox is empty.");
