import { z } from "zod";
import { addressFields } from "../fields/address-fields.ts";
import { emailField, MAX_EMAIL_LENGTH, normalizeEmail } from "../fields/email.ts";
import { bareCode, plainCode } from "../fields/pasted-text.ts";
import { personNameField } from "../fields/person-name.ts";
import { phoneNumberField } from "../fields/phone-number.ts";
import { atMost, EMPTY } from "../fields/required-text.ts";
import { searchText } from "../fields/search-text.ts";
import { LANGUAGES } from "../language/languages.ts";
import { asError, say } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { pageMeta, pagingFields } from "../paging.ts";
import { STAFF_ROLES } from "../roles.ts";

export const REQUIRED = words("This field is required", "Wajib diisi");
export const TOKEN_MISSING = words("The token is missing", "Kode di tautan ini tidak ada");

export const OTP_LENGTH = 8;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** A recovery code with a dash and some spaces is shorter. */
const MAX_CODE_LENGTH = 32;

const PASSWORD_TOO_LONG = words(
  `Password must be at most ${MAX_PASSWORD_LENGTH} characters`,
  `Kata sandi maksimal ${MAX_PASSWORD_LENGTH} karakter`,
);
const PASSWORD_TOO_SHORT = words(
  `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  `Kata sandi minimal ${MIN_PASSWORD_LENGTH} karakter`,
);
const MISMATCH = words("Password does not match", "Kata sandi tidak sama");
const NOT_A_CODE = words(
  `OTP must be ${OTP_LENGTH} characters long`,
  `Kode verifikasi harus ${OTP_LENGTH} angka`,
);

const newPassword = z
  .string(asError(REQUIRED))
  .min(1, asError(REQUIRED))
  .refine((text) => text === "" || text.length >= MIN_PASSWORD_LENGTH, asError(PASSWORD_TOO_SHORT))
  .max(MAX_PASSWORD_LENGTH, asError(PASSWORD_TOO_LONG));

export const passwordFields = {
  password: newPassword,
  password_confirmation: z.string(asError(REQUIRED)).min(1, asError(REQUIRED)),
};

type PasswordPair = { password: string; password_confirmation: string };

/** Reports a mismatch on both fields once both are filled in (docs/accounts.md#fields). */
export function matchPasswords({ value, issues }: z.core.ParsePayload<PasswordPair>): void {
  const { password, password_confirmation: confirmation } = value;
  if (!password || !confirmation) return;
  if (password.normalize("NFC") === confirmation.normalize("NFC")) return;
  for (const field of ["password", "password_confirmation"]) {
    issues.push({
      code: "custom",
      message: say(MISMATCH),
      path: [field],
      input: value,
    });
  }
}

const otpField = z
  .string(asError(NOT_A_CODE))
  .overwrite(bareCode)
  .regex(/^\d{8}$/, asError(NOT_A_CODE));

/** A code of the authenticator app, or a recovery code. Needed where the account has a second factor. */
export const factorCode = z
  .string()
  .overwrite(plainCode)
  .max(MAX_CODE_LENGTH, atMost(MAX_CODE_LENGTH))
  .optional();

/** The password that the account has at present; perhaps empty. */
const ownPasswordText = z
  .string(asError(EMPTY))
  .max(MAX_PASSWORD_LENGTH, asError(PASSWORD_TOO_LONG));
export const ownPassword = ownPasswordText.min(1, asError(EMPTY));

export const userView = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    role: z.enum(["user", "admin"]),
    /** Role in the shop's team; null for a customer. */
    staff: z.enum(STAFF_ROLES).nullable(),
    email_verified: z.boolean(),
    /** The e-mail that waits for its code; null for none. */
    pending_email: z.string().nullable(),
  })
  .meta({ id: "User" });

export type UserView = z.infer<typeof userView>;

export const userAnswer = z.object({ data: userView });

export const loginInput = z.object({
  email: z
    .string(asError(EMPTY))
    .overwrite(normalizeEmail)
    .min(1, asError(EMPTY))
    .max(MAX_EMAIL_LENGTH, atMost(MAX_EMAIL_LENGTH)),
  password: ownPassword,
  code: factorCode,
});

export type LoginInput = z.infer<typeof loginInput>;

/** A code that has to be there: the second step after a provider. */
export const secondStepInput = z.object({
  code: z
    .string(asError(EMPTY))
    .overwrite(plainCode)
    .min(1, asError(EMPTY))
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

export const resetEmailInput = z.object({
  email: emailField(words("Email can't be empty!", "Email harus diisi")),
});

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
  token: z.string(asError(TOKEN_MISSING)).max(100, atMost(100)),
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
  name: personNameField(words("Name field can't be empty", "Nama harus diisi")),
  email: emailField(words("Email field can't be empty", "Email harus diisi")),
  phone_number: phoneNumberField(
    words("Phone number field can't be empty", "Nomor telepon harus diisi"),
  ),
});

export const PASSWORD_FOR_EMAIL = words(
  "Enter your password to change your email",
  "Isi kata sandi Anda untuk mengganti email",
);

/** Form of the profile. A new e-mail needs the password, and a code where there is a second factor. */
export function profileForm(presentEmail: string) {
  return profileInput
    .extend({ password: ownPasswordText.optional(), code: factorCode })
    .refine(({ email, password }) => email === normalizeEmail(presentEmail) || password, {
      ...asError(PASSWORD_FOR_EMAIL),
      path: ["password"],
    });
}

/** Absent fields stay. `email_verified` is ignored. */
export const updateUserInput = profileInput
  .extend({
    password: ownPasswordText,
    /** For a new e-mail. */
    code: factorCode,
    /** Of the account's mails. */
    language: z.enum(LANGUAGES),
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
