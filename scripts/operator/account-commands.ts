import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { demoteAdmin } from "#lib/accounts/admins/demote-admin.ts";
import { blockAccount, unblockAccount } from "#lib/accounts/customers/block-account.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { resetEmailInput } from "#lib/accounts/schema.ts";
import { removeLostFactor } from "#lib/accounts/second-factor/remove-lost-factor.ts";
import { endSessions } from "#lib/accounts/sessions/end-sessions.ts";
import type { AuditFields } from "#lib/audit/schema.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { choosePassword } from "./choose-password.ts";
import { type Command, type Outcome, UsageError } from "./command.ts";

const ASK = {
  "ask-password": {
    type: "boolean",
    about: "asks for the password, or reads it from standard input, instead of making one",
  },
} as const;

function readEmail(text = ""): string {
  if (text === "") throw new UsageError("<email> is missing.");
  const read = resetEmailInput.safeParse({ email: text });
  if (!read.success) throw new UsageError(`"${text}" is no e-mail address.`);
  return read.data.email;
}

const THERE_IS_ONE: Outcome = {
  data: { made: false },
  text: "The shop has an admin already: nothing was done.",
};

type AccountWork<Done> = {
  summary: string;
  /** Returns what goes into the audit log. */
  work: (email: string) => Promise<Done>;
  say: (email: string, done: Done) => string;
};

/** Returns a command that does one thing to an account. */
function onAccount<Done extends AuditFields>({ summary, work, say }: AccountWork<Done>): Command {
  return {
    summary,
    words: ["<email>"],
    async run({ words: [word] }) {
      const email = readEmail(word);
      const done = await work(email);
      return { data: { email, ...done }, text: say(email, done), done };
    },
  };
}

export const accountCommands: Record<string, Command> = {
  "create-admin": {
    summary: "makes an admin and prints the password, once",
    words: ["[<email>]"],
    options: {
      name: { type: "string", about: "what the admin is called" },
      promote: { type: "boolean", about: "makes an admin of a customer with this e-mail" },
      "if-none": {
        type: "boolean",
        about: "only where the shop has no admin; the e-mail may stand in ADMIN_EMAIL",
      },
      ...ASK,
    },
    async run({ words: [word], options }) {
      const onlyFirst = options["if-none"] === true;
      const email = readEmail(word ?? (onlyFirst ? process.env.ADMIN_EMAIL : ""));
      const name = String(options.name ?? `Admin ${(await getShopFacts()).name}`);
      const { password, isGenerated } = await choosePassword(options["ask-password"] === true);
      const promote = options.promote === true;
      const made = await createAdmin({ email, name, password, isGenerated, promote, onlyFirst });
      if (!made) return THERE_IS_ONE;
      const shown = isGenerated && made.hasNewPassword ? password : null;
      const who = made.wasCustomer
        ? `${email}, until now a customer, is an admin.`
        : `${email} is an admin.`;
      return {
        data: { made: true, email, password: shown, ...made },
        text: withPassword(who, shown),
        done: made,
      };
    },
  },
  "demote-admin": onAccount({
    summary: "makes an admin a customer again, and ends the account's sessions",
    work: demoteAdmin,
    say: (email, { sessionsEnded }) =>
      `${email} is a customer, and ${sessions(sessionsEnded)} ended.`,
  }),
  "block-account": onAccount({
    summary: "lets nobody sign in to an account any more; an admin becomes a customer",
    work: blockAccount,
    say(email, { wasAdmin, sessionsEnded }) {
      const who = wasAdmin ? `${email}, until now an admin,` : email;
      return `${who} is blocked, and ${sessions(sessionsEnded)} ended.`;
    },
  }),
  "unblock-account": onAccount({
    summary: "lets a blocked account sign in again, as a customer",
    work: unblockAccount,
    say: (email) => `${email} can sign in again.`,
  }),
  "reset-password": {
    summary: "sets a new password, prints it once, and ends the account's sessions",
    words: ["<email>"],
    options: ASK,
    async run({ words: [word], options }) {
      const email = readEmail(word);
      const { password, isGenerated } = await choosePassword(options["ask-password"] === true);
      const done = await setPassword(email, password, isGenerated);
      const shown = isGenerated ? password : null;
      const text = `${email} has a new password, and ${sessions(done.sessionsEnded)} ended.`;
      return {
        data: { email, password: shown, ...done },
        text: withPassword(text, shown, done.mustChangePassword),
        done,
      };
    },
  },
  "end-sessions": onAccount({
    summary: "signs an account out everywhere",
    work: endSessions,
    say: (email, { sessionsEnded }) => `${email}: ${sessions(sessionsEnded)} ended.`,
  }),
  "remove-second-factor": onAccount({
    summary: "turns two-step sign-in off for an account whose phone is lost, and ends its sessions",
    work: removeLostFactor,
    say: (email, { sessionsEnded }) =>
      `${email} signs in with the password alone, and ${sessions(sessionsEnded)} ended.`,
  }),
};

const sessions = (count: number) => `${count} ${count === 1 ? "session" : "sessions"}`;

function withPassword(text: string, password: string | null, mustChange = true): string {
  if (!password) return text;
  const advice = mustChange
    ? "It has to be changed after signing in."
    : "Its owner should change it.";
  return `${text}\nPassword (shown this once): ${password}\n${advice}`;
}
