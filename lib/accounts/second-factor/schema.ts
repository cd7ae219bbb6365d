import { z } from "zod";
import { atMost, EMPTY } from "../../fields/required-text.ts";
import { factorCode, MAX_CODE_LENGTH, ownPassword } from "../schema.ts";

const code = z.string(EMPTY).trim().min(1, EMPTY).max(MAX_CODE_LENGTH, atMost(MAX_CODE_LENGTH));

/** Proves the account's owner: the password, and a code of the app or a recovery code. */
export const ownerProof = z.object({ password: ownPassword, code });

export type OwnerProof = z.infer<typeof ownerProof>;

export const confirmFactorInput = z.object({
  /** As the setup answered it. */
  setup: z.string(EMPTY).min(1, EMPTY).max(1000, atMost(1000)),
  password: ownPassword,
  /** Of the new app. */
  code,
  /** Of the app that is replaced, or a recovery code. Ignored without one. */
  present_code: factorCode,
});

export type ConfirmFactorInput = z.infer<typeof confirmFactorInput>;

export const factorSetup = z.object({
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
