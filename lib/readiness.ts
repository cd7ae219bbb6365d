import "server-only";
import { db } from "./db.ts";
import { AppError } from "./errors.ts";

/** Throws unavailable where the shop can't serve: the database is away or its schema isn't there. */
export async function assertReady(): Promise<void> {
  try {
    await db().province.findFirst({ select: { id: true } });
  } catch (cause) {
    throw new AppError("unavailable", "The database is away", {
      cause,
      headers: { "retry-after": "5" },
    });
  }
}
