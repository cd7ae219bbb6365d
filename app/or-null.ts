import { AppError } from "#lib/errors.ts";

/** For a page with words of its own for what isn't there: null then. */
export async function orNull<Found>(loading: Promise<Found>): Promise<Found | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
