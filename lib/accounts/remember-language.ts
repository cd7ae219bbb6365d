import "server-only";
import type { Actor } from "../actor.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { Language } from "../language/languages.ts";

/** Notes the language in which the account is used, for its mails. */
export async function rememberLanguage(
  { userId }: Pick<Actor, "userId">,
  language: Language,
): Promise<void> {
  await onPool.query(sql`
    UPDATE users SET language = ${language}
    WHERE id = ${userId}::uuid AND language <> ${language}`);
}
