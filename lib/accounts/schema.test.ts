import { expect, onTestFinished, test } from "vitest";
import type { z } from "zod";
import { setSpokenLanguage } from "../language/spoken-language.ts";
import {
  profileForm,
  profileInput,
  registerInput,
  resetEmailInput,
  resetPasswordInput,
  sendOtpInput,
  updateUserInput,
  verifyOtpInput,
} from "./schema.ts";

const SARI = {
  email: "  Sari@Example.Test ",
  name: " Sari ",
  phone_number: "+62 812-3456-7890",
  password: "kawung-parang-8",
  password_confirmation: "kawung-parang-8",
};

/** The first message of each field, which is the one that is shown. */
function faults(schema: z.ZodType, input: unknown): Record<string, string> {
  const parsed = schema.safeParse(input);
  const first: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
}

test("an e-mail is lower-cased, a phone number freed of its signs, a password left alone", () => {
  expect(
    registerInput.parse({ ...SARI, password: " Spasi 8 ", password_confirmation: " Spasi 8 " }),
  ).toEqual({
    email: "sari@example.test",
    name: "Sari",
    phone_number: "6281234567890",
    password: " Spasi 8 ",
    password_confirmation: " Spasi 8 ",
  });
});

test("registering asks for all five fields", () => {
  const each = (value: string) =>
    Object.fromEntries(Object.keys(SARI).map((field) => [field, value]));
  for (const input of [{}, { ...each(""), email: " ", phone_number: " " }]) {
    expect(faults(registerInput, input)).toEqual(each("This field is required"));
  }
});

test.each([
  [{ phone_number: "0812345678" }, { phone_number: "Phone number must start with '62'" }],
  [
    { phone_number: "62123" },
    { phone_number: "Phone number must be 62 followed by 8 to 13 digits" },
  ],
  [{ email: "sari@example" }, { email: "Please enter a valid email!" }],
  [{ email: "sari@a.test,budi@b.test" }, { email: "Please enter a valid email!" }],
  [{ email: "Sari<sari@a.test>" }, { email: "Please enter a valid email!" }],
  [{ email: "sari@a.test@b.test" }, { email: "Please enter a valid email!" }],
  [{ email: "sari\u0001@a.test" }, { email: "Please enter a valid email!" }],
  [
    { password: "kawung-parang-9" },
    {
      password: "Password does not match",
      password_confirmation: "Password does not match",
    },
  ],
  [
    { password: "seven77", password_confirmation: "seven77" },
    { password: "Password must be at least 8 characters" },
  ],
])("%o is refused", (changed, expected) => {
  expect(faults(registerInput, { ...SARI, ...changed })).toEqual(expected);
});

test.each(["", "1234567", "123456789", "1234567a", "١٢٣٤٥٦٧٨"])("the code %o is refused", (otp) => {
  expect(faults(verifyOtpInput, { email: SARI.email, otp })).toEqual({
    otp: "OTP must be 8 characters long",
  });
});

test("the reset's e-mail has words of its own", () => {
  expect(faults(resetEmailInput, { email: "" })).toEqual({ email: "Email can't be empty!" });
  expect(faults(resetEmailInput, { email: "sari" })).toEqual({
    email: "Please enter a valid email!",
  });
  expect(faults(sendOtpInput, { email: SARI.email, type: "edit-email" })).toHaveProperty("type");
});

test("the new password has to be written twice", () => {
  const sent = { email: SARI.email, otp: "12345678", password: SARI.password };
  expect(faults(resetPasswordInput, { ...sent, password_confirmation: "other" })).toEqual({
    password: "Password does not match",
    password_confirmation: "Password does not match",
  });
  expect(faults(resetPasswordInput, sent)).toEqual({
    password_confirmation: "This field is required",
  });
});

test("the profile says which field is empty; a patch may leave it out", () => {
  const empty = { name: " ", email: "", phone_number: "" };
  expect(faults(profileInput, empty)).toEqual({
    name: "Name field can't be empty",
    email: "Email field can't be empty",
    phone_number: "Phone number field can't be empty",
  });
  expect(faults(updateUserInput, empty)).toEqual(faults(profileInput, empty));
  expect(updateUserInput.parse({ email_verified: "1", role: "admin" })).toEqual({});
});

test("the profile's form asks for the password of a new e-mail alone", () => {
  const form = profileForm("sari@example.test");
  const { name, phone_number, email, password } = SARI;
  expect(faults(form, { name, phone_number, email })).toEqual({});
  const moved = { name, phone_number, email: "ani@example.test" };
  expect(faults(form, moved)).toEqual({ password: "Enter your password to change your email" });
  expect(faults(form, { ...moved, password })).toEqual({});
});

test("the same form speaks the language of the moment", () => {
  const typed = { ...SARI, name: " ", phone_number: "021", password: "seven77" };
  const english = faults(registerInput, typed);
  onTestFinished(() => setSpokenLanguage(() => "en"));
  setSpokenLanguage(() => "id");
  expect(faults(registerInput, typed)).toEqual({
    name: "Wajib diisi",
    phone_number: "Nomor telepon harus diawali '62'",
    password: "Kata sandi minimal 8 karakter",
    password_confirmation: "Kata sandi tidak sama",
  });
  setSpokenLanguage(() => "en");
  expect(faults(registerInput, typed)).toEqual(english);
});
