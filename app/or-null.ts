import { AppError } from "#lib/errors.ts";

/** Returns null instead of a not-found error, for pages with a message of their own. */
export async function orNull<Found>(loading: Promise<Found>): Promise<Found | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
