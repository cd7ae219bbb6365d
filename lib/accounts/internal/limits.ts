import "server-only";
import { secondsInDay, secondsInHour } from "date-fns/constants";
import type { Limit } from "../../database/rate-limit.ts";
import { RESEND_SECONDS } from "../schema.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = secondsInHour;

/** By e-mail and caller. Once used up, even the right password fails until the window ends. */
export const LOGIN_FAILURES: Limit = { name: "login", points: 10, window: QUARTER_HOUR };
/** Right passwords, by e-mail. Each costs a hash. */
export const LOGINS: Limit = { name: "login-success", points: 300, window: HOUR };

/** Beyond these log-ins are slowed down, never refused for long (docs/accounts.md#slowing-down). */
export const FAILURES_BY_EMAIL: Limit = { name: "login-email", points: 50, window: HOUR };
export const FAILURES_BY_ADDRESS: Limit = {
  name: "login-address",
  points: 100,
  window: QUARTER_HOUR,
};
export const LOGINS_BY_ADDRESS: Limit = { name: "login-attempt", points: 3_000, window: HOUR };
/** Steps of sign-ins by a provider: each asks its server. High, as the one before. */
export const PROVIDER_STEPS_BY_ADDRESS: Limit = {
  name: "login-provider",
  points: 3_000,
  window: HOUR,
};
/** Attempts while slowed down, by e-mail and address: they order the queue, and have no limit. */
export const SLOWED_LOGINS: Limit = { name: "login-slowed", points: 0, window: QUARTER_HOUR };

/** High, because a mobile network puts thousands of customers behind one address. */
export const REGISTER_BY_ADDRESS: Limit = { name: "register", points: 100, window: HOUR };
export const CODES_BY_ADDRESS: Limit = { name: "code-address", points: 100, window: HOUR };
export const CODE_TRIES_BY_ADDRESS: Limit = { name: "code-try-address", points: 200, window: HOUR };

/** By e-mail and requester (docs/accounts.md#limits). */
export const CODE_RESEND: Limit = { name: "code-again", points: 1, window: RESEND_SECONDS };
export const CODES_BY_REQUESTER: Limit = { name: "code-email", points: 5, window: HOUR };

/** By purpose and e-mail, whoever asks. Beyond the first, codes come as seldom as the second says. */
export const CODES_BY_EMAIL: Limit = { name: "code-total", points: 10, window: HOUR };
export const HELD_BACK_CODES: Limit = { name: "code-held-back", points: 1, window: 5 * 60 };

/** Code mails of the whole shop to e-mails that aren't verified. */
export const UNVERIFIED_CODES: Limit = {
  name: "code-unverified",
  points: 750,
  window: secondsInDay,
};

/** Further ones once those are used up: one for each network that has had none that day. */
export const FIRST_UNVERIFIED_CODES: Limit = {
  name: "code-unverified-first",
  points: 250,
  window: secondsInDay,
};

/** Those from one network (`networkOf`), so that nobody alone uses the shop's up. */
export const UNVERIFIED_CODES_BY_NETWORK: Limit = {
  name: "code-unverified-network",
  points: 200,
  window: secondsInDay,
};

export const EDIT_CODES_BY_ACCOUNT: Limit = { name: "code-account", points: 10, window: HOUR };

/** Each tells whether an e-mail has an account. */
export const EMAIL_CHANGES_BY_ACCOUNT: Limit = { name: "email-change", points: 5, window: HOUR };

/** Tries to confirm a change with the password, wrong and right ones. */
export const PASSWORD_BY_ACCOUNT: Limit = { name: "password", points: 10, window: QUARTER_HOUR };

/** Tries of codes, by e-mail and address, on codes that somebody else asked for. */
export const FOREIGN_CODE_TRIES: Limit = { name: "code-try", points: 5, window: HOUR };

/** Wrong codes of an authenticator app. Three of a million are right: 240 a day find one in 4 years. */
export const APP_CODES_BY_ACCOUNT: Limit = { name: "app-code", points: 10, window: HOUR };
