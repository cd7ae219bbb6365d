import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { onPool, onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError, notFound } from "../../errors.ts";
import { reportMovedStock } from "../../orders/status/move-order.ts";
import { matchLockedRow } from "./internal/match-locked-row.ts";
import { readRows } from "./internal/read-rows.ts";
import type { BankRowView, SettleRowInput } from "./schema.ts";

/**
 * Matches a row of the bank with an order, whose money it books where nothing has booked it yet, or keeps it as
 * returned, written off or waiting again. A match ends only with its receipt: `payment-missing` or a correction. Throws
 * forbidden, not-found, invalid as readReceipt, and conflict where the row is elsewhere already, and as moveOrder.
 */
export async function settleRow(
  actor: Actor,
  id: string,
  input: SettleRowInput,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<BankRowView> {
  assertAdmin(actor);
  if (!isId(id)) throw notFound("Row");
  await reportMovedStock(onMoved, (tx) =>
    input.state === "matched"
      ? matchLockedRow(tx, actor, id, input)
      : keepRow(tx, actor, id, input),
  );
  const [row] = await readRows(onPool, sql`id = ${id}::uuid`, sql``);
  if (!row) throw notFound("Row");
  return row;
}

type KeepInput = Exclude<SettleRowInput, { state: "matched" }>;

async function keepRow(
  tx: Database,
  actor: Actor,
  id: string,
  input: KeepInput,
): Promise<string[]> {
  const note = input.state === "unmatched" ? "" : input.note;
  const [before] = await onPrisma(tx).query<{ state: string }>(sql`
    SELECT state FROM bank_rows WHERE id = ${id}::uuid FOR UPDATE`);
  if (!before) throw notFound("Row");
  const isOpen = before.state === "unmatched";
  if (before.state === "matched" || isOpen === (input.state === "unmatched")) {
    throw new AppError("conflict", `This row is ${before.state} already`, {
      body: { state: before.state },
    });
  }
  const settled = input.state === "unmatched" ? null : { by: actor.userId, at: new Date() };
  await tx.bankRow.update({
    where: { id },
    data: {
      state: input.state,
      note,
      settledBy: settled?.by ?? null,
      settledAt: settled?.at ?? null,
    },
  });
  await recordAudit(tx, actor, {
    action: "bank-row-settled",
    subjectId: id,
    before: { state: before.state },
    after: { state: input.state, note },
  });
  return [];
}
