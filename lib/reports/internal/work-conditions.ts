import { sql, sqlText } from "../../database/sql/statement.ts";
import { UNDELIVERED_ENDS } from "../../orders/money/money-back.ts";

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

/** Conditions of the admin's work on orders `o`. A partial index covers each. */
export const PROOF_TO_CHECK = sql`o.status = 'Waiting for Payment'
  AND o.payment_status = 'Awaiting Verification'`;
export const PAID_AND_SET_BACK = sql`o.status = 'Waiting for Payment'
  AND o.payment_status = 'Paid'`;
const UNDELIVERED = `o.status IN (${quoted(UNDELIVERED_ENDS)})`;
// Constants: for parameters the planner can't use the indexes `orders_money_to_return` and `orders_money_difference`.
export const MONEY_TO_RETURN = sqlText(
  `(${UNDELIVERED} AND o.payment_status = 'Paid' OR o.money_difference < 0)`,
);
export const MONEY_DUE = sql`o.money_difference > 0`;
export const LATE_PROOF_TO_CHECK = sqlText(
  `${UNDELIVERED} AND o.payment_status = 'Awaiting Verification'`,
);
export const TO_SEND = sql`o.status = 'Payment Confirm'`;
