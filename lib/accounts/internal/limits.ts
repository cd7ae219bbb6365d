import "server-only";
import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../../database/rate-limit.ts";
import { RESEND_SECONDS } from "../schema.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = secondsInHour;

/** Failed log-ins. Once used up, even the right password fails until the window ends. */
export const LOGIN_BY_ACCOUNT: Limit = { name: "login-account", points: 10, window: QUARTER_HOUR };
export const LOGIN_BY_ADDRESS: Limit = { name: "login-address", points: 10, window: QUARTER_HOUR };

/** High, because a mobile network puts thousands of customers behind one address. */
export const REGISTER_BY_ADDRESS: Limit = { name: "register", points: 100, window: HOUR };
export const CODES_BY_ADDRESS: Limit = { name: "code-address", points: 100, window: HOUR };

/** docs/accounts.md#limits */
export const CODE_RESEND: Limit = { name: "code-again", points: 1, window: RESEND_SECONDS };
export const CODES_BY_EMAIL: Limit = { name: "code-email", points: 5, window: HOUR };

export const EDIT_CODES_BY_ACCOUNT: Limit = { name: "code-account", points: 10, window: HOUR };

/** Tries to confirm a change with the password. */
export const PASSWORD_BY_ACCOUNT: Limit = { name: "password", points: 10, window: QUARTER_HOUR };

/** Wrong codes of an authenticator app. Three of a million are right: 240 a day find one in 4 years. */
export const APP_CODES_BY_ACCOUNT: Limit = { name: "app-code", points: 10, window: HOUR };
