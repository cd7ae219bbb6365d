import type { FieldForm } from "#components/forms/field-errors.ts";
import { useSave } from "#components/forms/use-save.ts";
import { pathHere } from "#components/language/here.ts";
import { loginAnswer } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { clearEarlierCustomer } from "../clear-earlier-customer.ts";

/** Returns whether the password was right, and the code is missing or wrong. */
export function isSecondStep(error: unknown): boolean {
  return hasStatus(error, 401) && error.body.second_factor === true;
}

type SignInOptions = {
  path: string;
  returnPath: string;
  form?: FieldForm;
  /** Called with the error of a missing or wrong code. */
  onSecondStep: (error: Error) => void;
};

/** Signs in, clears what this browser stored for an earlier customer, and loads the next page in full. */
export function useSignIn<Body extends Record<string, unknown>>(options: SignInOptions) {
  const { path, returnPath, form, onSecondStep } = options;
  return useSave({
    request: (body: Body) => ({ path, answer: loginAnswer, body }),
    ...(form ? { form } : {}),
    errorMessage: null,
    answersSignedOut: true,
    onSaved() {
      clearEarlierCustomer();
      window.location.assign(pathHere(returnPath));
    },
    onFailed: (error) => isSecondStep(error) && onSecondStep(error),
    leaves: true,
  });
}
