import { z } from "zod";

/** An account at an OpenID provider. Issuer and subject together name it for good. */
export type IdentityKey = { issuer: string; subject: string };

/** What a provider's checked answer says about a person. */
export type ProvenIdentity = IdentityKey & {
  /** The provider's name for people. */
  provider: string;
  /** In lower case; null unless the provider has verified it. */
  email: string | null;
  /** Perhaps empty. */
  name: string;
};

const flag = z.union([z.boolean(), z.stringbool()]);

/** OpenID Connect Core 1.0, section 5.1. Some providers write the boolean as text. */
const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().nullish().catch(null),
  email_verified: flag.nullish().catch(false),
  name: z.string().nullish().catch(null),
});

/**
 * Returns the person of a provider's claims. Null where they lack what OpenID demands, and where the
 * provider calls itself another one.
 */
export function readIdentity(
  answer: unknown,
  provider: { name: string; issuer: string },
): ProvenIdentity | null {
  const { data } = claims.safeParse(answer);
  if (!data || bare(data.iss) !== bare(provider.issuer)) return null;
  return {
    provider: provider.name,
    issuer: data.iss,
    subject: data.sub,
    email: (data.email_verified && data.email) || null,
    name: data.name ?? "",
  };
}

/** Some providers write a slash at the end of their name. */
function bare(issuer: string): string {
  return issuer.replace(/\/+$/, "");
}
