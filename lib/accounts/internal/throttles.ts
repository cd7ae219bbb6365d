import "server-only";
import { processWide } from "../../environment/process-wide.ts";
import { Throttle } from "./throttle.ts";

function createThrottles() {
  return {
    /** 1,800 guesses an hour at one account, however many addresses guess. */
    loginsOfEmail: new Throttle({ name: "login-email", spacing: 2_000, maxTurns: 2 }),
    /** 7,200 an hour from one address, more than its customers ever need. */
    loginsOfAddress: new Throttle({ name: "login-address", spacing: 500, maxTurns: 8 }),
    /** 600 tries an hour of the codes to one e-mail whose tries strangers have used up. */
    triesOfCodes: new Throttle({ name: "code-try", spacing: 6_000, maxTurns: 2 }),
  };
}

export const { loginsOfEmail, loginsOfAddress, triesOfCodes } = processWide(
  "throttles",
  createThrottles,
);
