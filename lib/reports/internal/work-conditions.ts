import { sql, sqlText } from "../../database/sql/statement.ts";
import { HELD_PAYMENTS, UNDELIVERED_ENDS } from "../../orders/money-back.ts";

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

/** Conditions of the admin's work on orders `o`. A partial index covers each. */
export const PROOF_TO_CHECK = sql`o.status = 'Waiting for Payment'
  AND o.payment_status = 'Awaiting Verification'`;
export const PAID_AND_SET_BACK = sql`o.status = 'Waiting for Payment'
  AND o.payment_status = 'Paid'`;
/** The condition of the index `orders_money_to_return`. Constants, since the planner can't use it for parameters. */
export const MONEY_TO_RETURN = sqlText(
  `o.status IN (${quoted(UNDELIVERED_ENDS)}) AND o.payment_status IN (${quoted(HELD_PAYMENTS)})`,
);
export const TO_SEND = sql`o.status = 'Payment Confirm'`;
