import { z } from "zod";
import { atMost, EMPTY } from "../../fields/required-text.ts";
import { asError } from "../../language/spoken-language.ts";
import { factorCode, ownPassword, secondStepInput } from "../schema.ts";

/** Proves the account's owner: the password, and a code of the app or a recovery code. */
export const ownerProof = z.object({ password: ownPassword, ...secondStepInput.shape });

export type OwnerProof = z.infer<typeof ownerProof>;

/** The password, and a code where the admin has a second factor (docs/accounts.md#second-factor). */
export const adminProof = z.object({ password: ownPassword, code: factorCode });

export type AdminProof = z.infer<typeof adminProof>;

export const confirmFactorInput = z.object({
  /** As the setup answered it. */
  setup: z.string(asError(EMPTY)).min(1, asError(EMPTY)).max(1000, atMost(1000)),
  password: ownPassword,
  /** `code`: of the new app. */
  ...secondStepInput.shape,
  /** Of the app that is replaced, or a recovery code. Ignored without one. */
  present_code: factorCode,
});

export type ConfirmFactorInput = z.infer<typeof confirmFactorInput>;

const factorSetup = z.object({
  /** The sealed key, which comes back with the first code. */
  setup: z.string(),
  /** Base32, to type into an app. */
  key: z.string(),
  /** The `otpauth:` address in the QR code. */
  uri: z.string(),
  /** The QR code as an SVG in a `data:` address. */
  qr: z.string(),
});

export type FactorSetup = z.infer<typeof factorSetup>;

export const factorSetupAnswer = z.object({ data: factorSetup });

export const recoveryCodesAnswer = z.object({
  data: z.object({ recovery_codes: z.array(z.string()) }),
});
