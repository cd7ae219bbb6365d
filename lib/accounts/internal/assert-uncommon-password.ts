import "server-only";
import { invalidField } from "../../errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Throws invalid for one of the most common passwords. */
export function assertUncommonPassword(password: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalidField("password", "This password is too common. Please choose another one.");
  }
}
