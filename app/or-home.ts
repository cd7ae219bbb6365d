import { redirect } from "next/navigation";
import { AppError } from "#lib/errors.ts";
import { findCurrentActor } from "#lib/http/current-user.ts";
import { logRefusedPage } from "#lib/http/log-refused-page.ts";

/** Leads to /home from a page that doesn't exist or isn't the visitor's (docs/pages.md#unknown-pages). */
export async function orHome<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await logRefusedPage((await findCurrentActor())?.userId);
    redirect("/home");
  }
}
