import { domainToUnicode } from "node:url";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";

/**
 * Returns an e-mail as an account has it; itself where none does. Earlier releases kept a domain as it was
 * typed: `bücher.example`, or with a dot at its end. Takes the same statement for every e-mail.
 */
export async function findStoredEmail(email: string): Promise<string> {
  const [row] = await onPool.query<{ email: string }>(sql`
    SELECT email FROM users WHERE email = ANY(${formsOfEmail(email)}::text[])
    ORDER BY email = ${email}::text DESC LIMIT 1`);
  return row?.email ?? email;
}

/** Returns the forms in which accounts may have an e-mail, the present one first. */
export function formsOfEmail(email: string): string[] {
  const start = email.lastIndexOf("@") + 1;
  const inUnicode = email.slice(0, start) + domainToUnicode(email.slice(start));
  return [email, `${email}.`, ...(inUnicode === email ? [] : [inUnicode, `${inUnicode}.`])];
}
