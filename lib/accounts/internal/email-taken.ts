import { type AppError, invalidField } from "../../errors.ts";

export function emailTaken(): AppError {
  return invalidField("email", "This email already has an account");
}
