import "server-only";
import { AppError } from "../../errors.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/** Throws conflict where the account has no second factor. */
export async function assertEnrolled(userId: string): Promise<void> {
  if (!(await hasSecondFactor(userId))) {
    throw new AppError("conflict", "Two-step sign-in is off already");
  }
}
