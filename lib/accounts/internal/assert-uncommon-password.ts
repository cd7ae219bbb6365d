import "server-only";
import { invalidField } from "../../errors.ts";
import { DEMO_PASSWORD } from "../demo-login.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Throws invalid for one of the most common passwords, and for the demo's published one. */
export function assertUncommonPassword(password: string): void {
  if (password === DEMO_PASSWORD) {
    throw invalidField(
      "password",
      "This password is published with the demo. Please choose another one.",
    );
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalidField("password", "This password is too common. Please choose another one.");
  }
}
