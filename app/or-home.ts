import { redirect } from "next/navigation";
import { AppError } from "#lib/errors.ts";

/** What isn't there, or isn't the visitor's, is an unknown page: it leads to /home (specification §2, §8). */
export async function orHome<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof AppError) redirect("/home");
    throw error;
  }
}
