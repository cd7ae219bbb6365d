import "server-only";
import { invalidField } from "../../errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Throws invalid for a password that everybody tries first. */
export function assertUncommonPassword(password: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalidField("password", "This password is too common. Please choose another one.");
  }
}
