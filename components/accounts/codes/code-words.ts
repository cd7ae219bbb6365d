import { OTP_LENGTH } from "#lib/accounts/schema.ts";
import { words } from "#lib/language/words.ts";

/** Codes by e-mail: the code's form, and sending one again. */
export const CODE_WORDS = words(
  {
    code: "Code",
    hint: `${OTP_LENGTH} digits, good for 10 minutes`,
    notVerified: "Your email isn't verified yet.",
    resend: "Resend code",
    resendIn: (wait: string) => `Resend code in ${wait}`,
    seconds: (seconds: number) => `${seconds} s`,
    sent: (email: string) => `OTP Successfuly sent to ${email}`,
    verified: "Your email is verified",
    verify: "Verify",
  },
  {
    code: "Kode verifikasi",
    hint: `${OTP_LENGTH} angka, berlaku 10 menit`,
    notVerified: "Email Anda belum diverifikasi.",
    resend: "Kirim ulang kode",
    resendIn: (wait) => `Kirim ulang kode dalam ${wait}`,
    seconds: (seconds) => `${seconds} detik`,
    sent: (email) => `Kode verifikasi sudah dikirim ke ${email}`,
    verified: "Email Anda sudah diverifikasi",
    verify: "Verifikasi",
  },
);
