import { z } from "zod";
import { normalizeEmail } from "../../fields/email.ts";
import type { IdentityKey } from "../verified-log-in.ts";

export const GOOGLE_ISSUER = "https://accounts.google.com";

/** Person as a provider's checked answer describes them. */
export type VerifiedIdentity = IdentityKey & {
  provider: string;
  /** In lower case; null unless the provider has verified it. */
  email: string | null;
  /**
   * The provider answers for the mailbox by now, so the e-mail may open an account that exists. Google does
   * for its own mailboxes and for organizations' (`hd`), says its guide "Verify the Google ID token": any
   * other e-mail stays verified after the mailbox has gone to somebody else. The operator answers for a
   * provider of their own.
   */
  vouches: boolean;
  /** Perhaps empty. */
  name: string;
};

const flag = z.union([z.boolean(), z.stringbool()]);

/** OpenID Connect Core 1.0, section 5.1. Some providers write the boolean as text. */
const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().overwrite(normalizeEmail).nullish().catch(null),
  email_verified: flag.nullish().catch(false),
  /** The domain of an organization's account at Google. */
  hd: z.string().nullish().catch(null),
  name: z.string().nullish().catch(null),
});

/** Returns the person of a provider's claims; null where they lack OpenID's own, or name another provider. */
export function readIdentity(
  answer: unknown,
  provider: { name: string; issuer: string },
): VerifiedIdentity | null {
  const { data } = claims.safeParse(answer);
  if (!data || bareIssuer(data.iss) !== bareIssuer(provider.issuer)) return null;
  const email = (data.email_verified && data.email) || null;
  return {
    provider: provider.name,
    issuer: data.iss,
    subject: data.sub,
    email,
    vouches:
      bareIssuer(data.iss) !== GOOGLE_ISSUER ||
      Boolean(data.hd) ||
      email?.endsWith("@gmail.com") === true,
    name: data.name ?? "",
  };
}

/** Returns an issuer without the slash that some providers write at the end of their name. */
export function bareIssuer(issuer: string): string {
  return issuer.replace(/\/+$/, "");
}
