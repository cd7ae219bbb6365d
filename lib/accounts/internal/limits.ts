import "server-only";
import { secondsInHour } from "date-fns/constants";
import type { Limit } from "../../database/rate-limit.ts";
import { RESEND_SECONDS } from "../schema.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = secondsInHour;

/** Failed log-ins. The eleventh is refused, and so is a right password until the window is over. */
export const LOGIN_BY_ACCOUNT: Limit = { name: "login-account", points: 10, window: QUARTER_HOUR };
export const LOGIN_BY_ADDRESS: Limit = { name: "login-address", points: 10, window: QUARTER_HOUR };

/** Many customers may share an address: a mobile network puts thousands behind one. */
export const REGISTER_BY_ADDRESS: Limit = { name: "register", points: 100, window: HOUR };
export const CODES_BY_ADDRESS: Limit = { name: "code-address", points: 100, window: HOUR };

/** Codes to one e-mail (docs/accounts.md#limits): again after 60 s, and 5 an hour over all kinds. */
export const CODE_RESEND: Limit = { name: "code-again", points: 1, window: RESEND_SECONDS };
export const CODES_BY_EMAIL: Limit = { name: "code-email", points: 5, window: HOUR };

/** Codes that one account sends to e-mails of its choosing. */
export const EDIT_CODES_BY_ACCOUNT: Limit = { name: "code-account", points: 10, window: HOUR };
