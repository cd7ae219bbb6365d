import { z } from "zod";
import { wholeNumber } from "../fields/whole-number.ts";
import { isPublicUrl } from "./public-url.ts";
import { isWeakSecret } from "./weak-secret.ts";

// Each message completes a sentence that begins with the variable's name.

export function integerSetting(min: number, max: number) {
  return wholeNumber({ min, max, message: `must be a whole number from ${min} to ${max}` });
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `must be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`);
}

export const httpUrl = (message = "must be an http:// or https:// address") =>
  z.url({ protocol: /^https?$/, error: message });

/** An OpenID provider, whose answers over http anybody on the way could forge. */
export const issuerUrl = httpUrl().refine(
  (text) => text.startsWith("https:") || !isPublicUrl(text),
  "must begin with https://; only a private address may do without",
);

export const siteUrl = httpUrl(
  "must be the shop's address as people type it, as in https://toko.example",
).refine((text) => {
  if (!URL.canParse(text)) return true;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && !search && !hash && !username;
}, "must end with the shop's host or port, since the shop answers at the root of its address");

export const postgresUrl = z
  .string("is missing: name a PostgreSQL server as in postgresql://user:password@host:5432/name")
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text),
    "must be an address as in postgresql://user:password@host:5432/name",
  )
  .refine(
    (text) => URL.canParse(text),
    "can't be read as an address: a password with other than letters and digits has to be percent-encoded",
  );

export const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/.+/.test(text) && URL.canParse(text),
    "must be a mail server as in smtp://user:password@host:587 or smtps://…:465, the password percent-encoded",
  );

export const mailSender = z
  .string()
  .refine(
    (text) => /^([^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(text.trim()),
    "must be an e-mail address, alone or as in Sekar Batik <halo@toko.example>",
  );

const MAKE_ONE = "`npm run init-env -- --secrets` makes one";

/** A signing key: at least 32 characters, neither a placeholder nor weak. */
export const secret = z
  .string(`is missing: it signs sessions and links, and ${MAKE_ONE}`)
  .min(32, `must be at least 32 characters long; ${MAKE_ONE}`)
  .refine((text) => !isWeakSecret(text), `is easy to guess; ${MAKE_ONE}`);

export const metricsToken = z
  .string()
  .min(16, `must be at least 16 characters long; ${MAKE_ONE}`)
  .refine((text) => !isWeakSecret(text), `is easy to guess; ${MAKE_ONE}`);
