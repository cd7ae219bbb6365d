import "server-only";
import type { Actor } from "../actor.ts";
import { consumeLimit, type Limit } from "../database/rate-limit.ts";
import { callerGroup } from "./client-address.ts";

/** One form every 12 seconds: more than a person can fill in. */
const PER_ACCOUNT: Limit = { name: "upload-account", points: 300, window: 3600 };
/** Several admins may share an office's address. */
const PER_ADDRESS: Limit = { name: "upload-address", points: 600, window: 3600 };

/** Counts an upload (docs/accounts.md#limits). Throws too-many-requests. */
export async function limitUpload(headers: Headers, actor: Actor | null): Promise<void> {
  await consumeLimit(PER_ADDRESS, callerGroup(headers));
  if (actor) await consumeLimit(PER_ACCOUNT, actor.userId);
}
