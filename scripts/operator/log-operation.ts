import { appendFileSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import path from "node:path";
import { recordOperation } from "#lib/audit/record-operation.ts";
import type { AuditFields } from "#lib/audit/schema.ts";
import { env } from "#lib/environment/env.ts";

/**
 * Writes an audit line to standard error and to DATA_DIR/operator.log, which outlives a container, and
 * an entry into the audit log. Call it after the work, with ids and counts only: no password, e-mail
 * address or text of a mail. Throws nothing: the work is done, and its result has to be printed.
 */
export async function logOperation(command: string, about: AuditFields): Promise<void> {
  const operator = `${process.env.SUDO_USER || userName()}@${hostname()}`;
  writeLine(operator, command, about);
  try {
    await recordOperation({ operator, command, about });
  } catch (error) {
    console.error(`The audit log can't be written: ${(error as Error).message}`);
  }
}

function writeLine(operator: string, command: string, about: AuditFields): void {
  const line = JSON.stringify({
    level: 30,
    time: new Date().toISOString(),
    operator,
    command,
    ...about,
    msg: "an operator's command",
  });
  console.error(line);
  try {
    appendFileSync(path.resolve(env().DATA_DIR, "operator.log"), `${line}\n`, { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      `DATA_DIR/operator.log can't be written (${code}): the line above is all there is.`,
    );
  }
}

/** A container may run as a uid without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
