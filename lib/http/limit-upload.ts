import "server-only";
import type { Actor } from "../actor.ts";
import { consumeLimit, type Limit } from "../database/rate-limit.ts";
import { callerGroup } from "./client-address.ts";

/** A form with pictures every 12 seconds, all hour: more than a person can fill in. */
const PER_ACCOUNT: Limit = { name: "upload-account", points: 300, window: 3600 };
/** An office of admins behind one address. */
const PER_ADDRESS: Limit = { name: "upload-address", points: 600, window: 3600 };

/** Counts a form that may bring pictures. Throws too-many-requests. */
export async function limitUpload(headers: Headers, actor: Actor | null): Promise<void> {
  await consumeLimit(PER_ADDRESS, callerGroup(headers));
  if (actor) await consumeLimit(PER_ACCOUNT, actor.userId);
}
