import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, invalidField } from "../../errors.ts";
import { picturePath } from "../../media/picture-paths.ts";
import { storePicture } from "../../media/store-pictures.ts";

/** Stores a picture for a page, and returns its address. Throws forbidden, and invalid on `image`. */
export async function storePagePicture(
  actor: Actor,
  { image }: { image: Uint8Array },
): Promise<string> {
  assertAdmin(actor);
  try {
    const key = await storePicture(image);
    const audit = { action: "picture-created", after: { image1: key } } as const;
    await inTransaction((tx) => recordAudit(tx, actor, audit));
    return picturePath(key);
  } catch (error) {
    const isInvalid = error instanceof AppError && error.code === "invalid";
    throw isInvalid ? invalidField("image", error.message) : error;
  }
}
