import { secondsInDay, secondsInHour, secondsInMinute } from "date-fns/constants";
import { RESEND_SECONDS } from "./browser-limits.ts";

/** Beyond its limit a key gets one turn every so many ms. An attempt waits for at most `turns`. */
export type Pace = { intervalMs: number; turns: number };

export type Limit = {
  what: string;
  /** Group that is counted together. */
  by: string;
  most: number;
  /** The window, from its first use on. */
  seconds: number;
  /** Without a pace a use beyond the limit is refused. */
  pace?: Pace;
  /** Counts in this process, so that a use costs no write. Others count over all web servers. */
  inMemory?: boolean;
  message: string;
};

type Further = Partial<Pick<Limit, "pace" | "inMemory" | "message">>;

function row(what: string, by: string, most: number, seconds: number, further?: Further): Limit {
  const message = "Too many attempts. Please try again later.";
  return { what, by, most, seconds, message, ...further };
}

const [DAY, HOUR, QUARTER_HOUR] = [secondsInDay, secondsInHour, 15 * secondsInMinute];
const CODE_LIFE = 10 * secondsInMinute;
const CALLER = "e-mail, and address or known browser";
const ASKER = "e-mail, and account, address or known browser";

const PAUSED =
  "No more codes go to unverified emails today. If this email is verified, its code is on its way.";

/**
 * Every limit by time, under the name that the metrics and the table rate_limits have. Those by address
 * are high, because a mobile network puts thousands of customers behind one. docs/accounts.md#limits has
 * the reasons.
 */
export const LIMITS = {
  login: row("failed log-ins", CALLER, 10, QUARTER_HOUR),
  "login-success": row("right log-ins, by password or provider", "e-mail", 300, HOUR),
  "login-email": row("log-ins by password, without right ones", "e-mail", 50, HOUR, {
    pace: { intervalMs: 2_000, turns: 2 },
  }),
  "login-address": row("failed log-ins", "address", 100, QUARTER_HOUR, {
    pace: { intervalMs: 500, turns: 8 },
  }),
  "login-attempt": row("log-ins; the pace is that of login-address", "address", 3_000, HOUR),
  "login-slowed": row(
    "queued log-ins; sorts the queues",
    "e-mail and address",
    Number.POSITIVE_INFINITY,
    QUARTER_HOUR,
  ),
  "login-provider": row("steps of a sign-in by a provider", "address", 3_000, HOUR),
  register: row("new accounts", "address", 100, HOUR),
  password: row("changes confirmed with the password", "account", 10, QUARTER_HOUR),
  "app-code": row("wrong codes of an authenticator app", "account", 10, HOUR),
  "email-change": row("requests for a new e-mail", "account", 5, HOUR),
  "code-again": row("codes by mail", `purpose, ${ASKER}`, 1, RESEND_SECONDS),
  "code-email": row("codes by mail", ASKER, 5, HOUR),
  "code-address": row("codes that strangers ask for", "address", 100, HOUR),
  "code-account": row("codes that a signed-in customer asks for", "account", 10, HOUR),
  "code-total": row("codes that strangers ask for", "purpose and e-mail", 10, HOUR),
  "code-held-back": row("such codes beyond code-total", "purpose and e-mail", 1, 5 * 60, {
    message:
      "This email has had many codes. Please use the newest one in the mailbox: it is still good. A new one can be sent in 5 minutes.",
  }),
  "code-unverified": row("codes to unverified e-mails", "shop", 750, DAY, { message: PAUSED }),
  "code-unverified-first": row("such codes beyond those, one a network", "shop", 250, DAY, {
    message: PAUSED,
  }),
  "code-unverified-network": row("codes to unverified e-mails", "address or /48", 200, DAY, {
    message: PAUSED,
  }),
  "code-try-address": row("wrong codes", "address, or browser that the account knows", 200, HOUR),
  "code-try": row("wrong codes of others", "e-mail and address", 5, HOUR),
  "code-own": row("tries by those who asked for the code", "code", 5, CODE_LIFE),
  "code-others": row("tries by others; the pace is by e-mail", "code", 10, CODE_LIFE, {
    pace: { intervalMs: 6_000, turns: 2 },
  }),
  invitation: row("tries to accept an invitation", "address", 100, HOUR),
  "personal-data": row("downloads of one's data", "account", 10, HOUR),
  "upload-account": row("forms that may bring files", "account", 300, HOUR),
  "upload-address": row("forms that may bring files", "address", 600, HOUR),
  "proof-order": row("tries to send a proof of payment", "order", 20, HOUR),
  "cancel-account": row("orders that customers cancel", "account", 10, DAY),
  "cancel-address": row("orders that customers cancel", "address", 100, DAY),
  "price-conflict": row("orders at another price than the shop's", "account", 100, HOUR),
  "price-conflict-address": row("the same", "address", 500, HOUR),
  "rate-look-up": row("look-ups of RajaOngkir; then a stand-in price", "account", 20, DAY),
  "rate-look-up-address": row("look-ups of RajaOngkir; then a stand-in price", "address", 25, DAY),
  "list-address": row("public lists that no cache answers", "address", 600, secondsInMinute, {
    inMemory: true,
  }),
  "search-address": row("searches", "address", 300, secondsInMinute, { inMemory: true }),
};

export type LimitName = keyof typeof LIMITS;
