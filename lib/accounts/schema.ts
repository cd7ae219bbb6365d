import { z } from "zod";
import { addressFields } from "../fields/address-fields.ts";
import { emailField, MAX_EMAIL_LENGTH, normalizeEmail } from "../fields/email.ts";
import { bareCode, plainCode } from "../fields/pasted-text.ts";
import { personNameField } from "../fields/person-name.ts";
import { phoneNumberField } from "../fields/phone-number.ts";
import { atMost, EMPTY } from "../fields/required-text.ts";
import { searchText } from "../fields/search-text.ts";
import { pageMeta, pagingFields } from "../paging.ts";

const REQUIRED = "This field is required";

export const OTP_LENGTH = 8;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** A recovery code with a dash and some spaces is shorter. */
const MAX_CODE_LENGTH = 32;

const PASSWORD_TOO_LONG = `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;

const newPassword = z
  .string(REQUIRED)
  .min(1, REQUIRED)
  .refine(
    (text) => text === "" || text.length >= MIN_PASSWORD_LENGTH,
    `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  )
  .max(MAX_PASSWORD_LENGTH, PASSWORD_TOO_LONG);

const passwordFields = {
  password: newPassword,
  password_confirmation: z.string(REQUIRED).min(1, REQUIRED),
};

type PasswordPair = { password: string; password_confirmation: string };

/** Reports a mismatch on both fields once both are filled in (docs/accounts.md#fields). */
function matchPasswords({ value, issues }: z.core.ParsePayload<PasswordPair>): void {
  const { password, password_confirmation: confirmation } = value;
  if (!password || !confirmation) return;
  if (password.normalize("NFC") === confirmation.normalize("NFC")) return;
  for (const field of ["password", "password_confirmation"]) {
    issues.push({
      code: "custom",
      message: "Password does not match",
      path: [field],
      input: value,
    });
  }
}

const otpField = z
  .string(`OTP must be ${OTP_LENGTH} characters long`)
  .overwrite(bareCode)
  .regex(/^\d{8}$/, `OTP must be ${OTP_LENGTH} characters long`);

/** A code of the authenticator app, or a recovery code. Needed where the account has a second factor. */
export const factorCode = z
  .string()
  .overwrite(plainCode)
  .max(MAX_CODE_LENGTH, atMost(MAX_CODE_LENGTH))
  .optional();

/** The password that the account has at present; perhaps empty. */
const ownPasswordText = z.string(EMPTY).max(MAX_PASSWORD_LENGTH, PASSWORD_TOO_LONG);
export const ownPassword = ownPasswordText.min(1, EMPTY);

export const userView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    role: z.enum(["user", "admin"]),
    email_verified: z.boolean(),
    /** The e-mail that waits for its code; null for none. */
    pending_email: z.string().nullable(),
  })
  .meta({ id: "User" });

export type UserView = z.infer<typeof userView>;

export const userAnswer = z.object({ data: userView });

export const loginInput = z.object({
  email: z
    .string(EMPTY)
    .overwrite(normalizeEmail)
    .min(1, EMPTY)
    .max(MAX_EMAIL_LENGTH, atMost(MAX_EMAIL_LENGTH)),
  password: ownPassword,
  /** The second step. */
  code: factorCode,
});

export type LoginInput = z.infer<typeof loginInput>;

/** A code that has to be there: the second step after a provider. */
export const secondStepInput = z.object({
  code: z
    .string(EMPTY)
    .overwrite(plainCode)
    .min(1, EMPTY)
    .max(MAX_CODE_LENGTH, atMost(MAX_CODE_LENGTH)),
});

export type SecondStepInput = z.infer<typeof secondStepInput>;

export const loginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.number().int(),
});

export const registerInput = z
  .object({
    email: emailField(REQUIRED),
    name: personNameField(REQUIRED),
    phone_number: phoneNumberField(REQUIRED),
    ...passwordFields,
  })
  .check(matchPasswords);

export type RegisterInput = z.infer<typeof registerInput>;

const CODE_TYPES = ["register", "reset-password"] as const;

/** `edit-email` is for a signed-in person who verifies their own e-mail. */
export type CodePurpose = (typeof CODE_TYPES)[number] | "edit-email";

export const resetEmailInput = z.object({ email: emailField("Email can't be empty!") });

export type ResetEmailInput = z.infer<typeof resetEmailInput>;

export const sendOtpInput = z.object({
  ...resetEmailInput.shape,
  type: z.enum(CODE_TYPES, "Type must be register or reset-password"),
});

export type SendOtpInput = z.infer<typeof sendOtpInput>;

export const sendOtpAnswer = z.object({
  message: z.string(),
  /** Reason why no new code may come, or null (docs/accounts.md#held-back-codes). */
  note: z.string().nullable(),
});

export const undoEmailChangeInput = z.object({
  token: z.string("The token is missing").max(100, atMost(100)),
});

export type UndoEmailChangeInput = z.infer<typeof undoEmailChangeInput>;

export const undoEmailChangeAnswer = z.object({ data: userView.pick({ email: true }) });

/** Form of the code page; the e-mail is in the page's URL. */
export const otpInput = z.object({ otp: otpField });

export type OtpInput = z.infer<typeof otpInput>;

export const verifyOtpInput = z.object({ ...resetEmailInput.shape, ...otpInput.shape });

/** A wrong code is a text; a malformed one has messages per field (docs/accounts.md#checking-a-code). */
export const verifyOtpError = z.object({
  errors: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
});

export type VerifyOtpInput = z.infer<typeof verifyOtpInput>;

/** Form of the new password; the browser has e-mail and code. */
export const newPasswordInput = z.object(passwordFields).check(matchPasswords);

export type NewPasswordInput = z.infer<typeof newPasswordInput>;

export const changePasswordInput = z
  .object({
    current_password: ownPassword,
    code: factorCode,
    ...passwordFields,
  })
  .check(matchPasswords);

export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const resetPasswordInput = z
  .object({ ...verifyOtpInput.shape, ...passwordFields })
  .check(matchPasswords);

export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const profileInput = z.object({
  name: personNameField("Name field can't be empty"),
  email: emailField("Email field can't be empty"),
  phone_number: phoneNumberField("Phone number field can't be empty"),
});

export const PASSWORD_FOR_EMAIL = "Enter your password to change your email";

/** Form of the profile. A new e-mail needs the password, and a code where there is a second factor. */
export function profileForm(presentEmail: string) {
  return profileInput
    .extend({ password: ownPasswordText.optional(), code: factorCode })
    .refine(({ email, password }) => email === normalizeEmail(presentEmail) || password, {
      message: PASSWORD_FOR_EMAIL,
      path: ["password"],
    });
}

export type ProfileForm = z.infer<ReturnType<typeof profileForm>>;

/** Absent fields stay. `email_verified` is ignored. */
export const updateUserInput = profileInput
  .extend({
    password: ownPasswordText,
    /** For a new e-mail. */
    code: factorCode,
  })
  .partial();

export type UpdateUserInput = z.infer<typeof updateUserInput>;

export const customerQuery = z.object({
  search: searchText(),
  /** Older name of `search`, which has precedence. */
  q: searchText(),
  ...pagingFields,
});

export type CustomerQuery = z.infer<typeof customerQuery>;

export const customerView = userView
  .pick({
    id: true,
    name: true,
    email: true,
    phone_number: true,
  })
  .meta({ id: "Customer" });

export type CustomerView = z.infer<typeof customerView>;

export const sessionView = z
  .object({
    id: z.string(),
    /** In plain words, as "Chrome on Android". */
    browser: z.string(),
    signed_in_at: z.string(),
    /** To the minute. */
    last_used_at: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: "Session" });

export type SessionView = z.infer<typeof sessionView>;

export const sessionsAnswer = z.object({ data: z.array(sessionView) });

export const customerPage = z.object({ data: z.array(customerView), meta: pageMeta });

export const saveAddressInput = addressFields;

export type SaveAddressInput = z.infer<typeof saveAddressInput>;

/** Absent fields stay. `is_saved` is ignored. */
export const updateAddressInput = addressFields.partial();

export type UpdateAddressInput = z.infer<typeof updateAddressInput>;

export const addressView = z
  .object({
    id: z.string(),
    recipient: z.string(),
    phone_number: z.string(),
    address: z.string(),
    description: z.string(),
    city: z.string(),
    /** `name&id=provinceId` */
    province: z.string(),
    zip_code: z.string(),
    is_saved: z.boolean(),
  })
  .meta({ id: "Address" });

export type AddressView = z.infer<typeof addressView>;

export const addressAnswer = z.object({ data: addressView });

export const addressesAnswer = z.object({ data: z.array(addressView) });
