import "server-only";
import { Throttle } from "./throttle.ts";

/** 1,800 guesses an hour at one account, however many addresses guess. */
export const loginsOfEmail = new Throttle({ name: "login-email", spacing: 2_000, maxTurns: 2 });

/** 7,200 an hour from one address, more than its customers ever need. */
export const loginsOfAddress = new Throttle({ name: "login-address", spacing: 500, maxTurns: 8 });

/** 600 tries an hour of the codes to one e-mail whose tries strangers have used up. */
export const triesOfCodes = new Throttle({ name: "code-try", spacing: 6_000, maxTurns: 2 });
