import { words } from "#lib/language/words.ts";

/** Words that several forms of the account share. */
export const ACCOUNT_WORDS = words(
  {
    cancel: "Cancel",
    changePassword: "Change password",
    email: "Email",
    haveCode: "I have a code already",
    keepIt: "Keep it",
    login: "Login",
    name: "Name",
    ownPasswordHint: "We ask to make sure it’s you",
    password: "Password",
    turnOff: "Turn off",
    verifyEmail: "Verify email",
    weSend: (email: string) => `We send a code to ${email}.`,
    weSent: "We sent a code to ",
    wrongCode: "Invalid or expired OTP.",
  },
  {
    cancel: "Batal",
    changePassword: "Ganti kata sandi",
    email: "Email",
    haveCode: "Saya sudah punya kode",
    keepIt: "Tidak jadi",
    login: "Masuk",
    name: "Nama",
    ownPasswordHint: "Untuk memastikan ini Anda",
    password: "Kata sandi",
    turnOff: "Matikan",
    verifyEmail: "Verifikasi email",
    weSend: (email) => `Kami kirim kode ke ${email}.`,
    weSent: "Kami sudah mengirim kode ke ",
    wrongCode: "Kode salah atau sudah tidak berlaku.",
  },
);
