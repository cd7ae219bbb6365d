import { unstable_rethrow } from "next/navigation";
import { HOME_AFTER_ERROR } from "#components/layout/load-error.ts";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import { findCurrentActor } from "#lib/http/caller/current-user.ts";
import { logRefusedPage } from "#lib/http/caller/log-refused-page.ts";
import { logFailedPage } from "#lib/http/requests/log-failed-page.ts";
import { redirectInLanguage } from "#lib/http/requests/page-language.ts";

const REFUSED: ErrorCode[] = ["not-found", "forbidden"];

/**
 * Leads to /home from a page that doesn't exist, isn't the visitor's or can't be loaded. /home tells of the
 * last alone, by a toast (docs/pages.md#unknown-pages).
 */
export async function loadOrGoHome<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await load();
  } catch (error) {
    // A redirect to sign in is an error as well.
    unstable_rethrow(error);
    if (error instanceof AppError && REFUSED.includes(error.code)) {
      await logRefusedPage((await findCurrentActor())?.userId);
      return redirectInLanguage("/home");
    }
    await logFailedPage(error);
    return redirectInLanguage(HOME_AFTER_ERROR);
  }
}
