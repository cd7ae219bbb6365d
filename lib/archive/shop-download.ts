import "server-only";
import { PassThrough } from "node:stream";
import { millisecondsInMinute } from "date-fns/constants";
import { confirmOwner } from "../accounts/second-factor/confirm-owner.ts";
import type { AdminProof } from "../accounts/second-factor/schema.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { isSameHash, keyedHash } from "../environment/keyed-hash.ts";
import { AppError } from "../errors.ts";
import { exportShop } from "./export-shop.ts";
import { MOVED_TABLES } from "./tables.ts";

const LIFE_MS = millisecondsInMinute;

/**
 * Returns a ticket for streamShop, good for a minute: the archive holds password hashes, so its admin proves
 * who they are. Throws forbidden, and as confirmOwner.
 */
export async function openShopDownload(actor: Actor, proof: AdminProof): Promise<string> {
  assertAdmin(actor);
  await confirmOwner(actor, proof);
  const endsAt = String(Date.now() + LIFE_MS);
  const after = { tables: MOVED_TABLES.length };
  await inTransaction((tx) => recordAudit(tx, actor, { action: "shop-exported", after }));
  return `${endsAt}.${sign(actor, endsAt)}`;
}

/** Streams the shop's archive, as exportShop makes it. Throws forbidden, also for an old or a made-up ticket. */
export function streamShop(actor: Actor, ticket: string): AsyncGenerator<Uint8Array> {
  assertAdmin(actor);
  const [endsAt = "", signature = ""] = ticket.split(".");
  if (!isSameHash(signature, sign(actor, endsAt)) || Number(endsAt) < Date.now()) {
    throw new AppError("forbidden", "Minta unduhan ini sekali lagi");
  }
  return readShop();
}

async function* readShop(): AsyncGenerator<Uint8Array> {
  const output = new PassThrough();
  // The reader hears the error, as the output's.
  exportShop(output).catch((error) => output.destroy(error));
  yield* output;
}

const sign = ({ userId }: Actor, endsAt: string) =>
  keyedHash("download of the shop", `${userId} ${endsAt}`);
