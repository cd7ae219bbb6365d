import { checkSharedSession } from "../../lib/database/session-settings.ts";
import { Failure } from "../system/failure.mjs";
import { withConnection } from "./connection.mjs";

const isShared = () => process.env.DATABASE_POOLER === "transaction";

/**
 * Returns the address for migrations, which hold a lock for longer than a transaction: DATABASE_DIRECT_URL, else
 * `url`. Throws a Failure where that is a pooler's. @param {string} url
 */
export function directAddress(url) {
  const direct = process.env.DATABASE_DIRECT_URL;
  if (direct) return direct;
  if (!isShared()) return url;
  throw new Failure(
    "DATABASE_POOLER is transaction: set DATABASE_DIRECT_URL too, the database's own address, since migrations hold a lock for longer than a transaction.",
  );
}

/** Throws a Failure where the sessions behind a pooler lack a setting. @param {string} url */
export async function checkPooler(url) {
  if (!isShared()) return;
  await withConnection(url, checkSharedSession).catch((error) => {
    throw new Failure(error.message);
  });
}
