import "server-only";
import { listLinkedIssuers } from "../accounts/identity/link-identity.ts";
import { bareIssuer, GOOGLE_ISSUER } from "../accounts/identity/verified-identity.ts";
import type { Actor } from "../actor.ts";
import { env } from "../environment/env.ts";
import { notFound } from "../errors.ts";

type SignInProvider = { id: "google" | "oidc"; name: string };

export type ProviderClient = SignInProvider & {
  issuer: string;
  clientId: string;
  clientSecret: string;
};

function configured(): ProviderClient[] {
  const set = env();
  const google: ProviderClient = {
    ...{ id: "google", name: "Google", issuer: GOOGLE_ISSUER },
    ...{ clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET },
  };
  const other: ProviderClient = {
    ...{ id: "oidc", name: set.OIDC_NAME, issuer: set.OIDC_ISSUER.replace(/\/+$/, "") },
    ...{ clientId: set.OIDC_CLIENT_ID, clientSecret: set.OIDC_CLIENT_SECRET },
  };
  return [google, other].filter(({ issuer, clientId }) => issuer !== "" && clientId !== "");
}

/** Lists the providers whose keys are set (docs/operations.md#configuration), without the keys. */
export function listSignInProviders(): SignInProvider[] {
  return configured().map(({ id, name }) => ({ id, name }));
}

/** Lists the providers that don't open the caller's account yet. */
export async function listUnlinkedProviders(actor: Actor): Promise<SignInProvider[]> {
  const linked = (await listLinkedIssuers(actor)).map(bareIssuer);
  return configured()
    .filter(({ issuer }) => !linked.includes(issuer))
    .map(({ id, name }) => ({ id, name }));
}

/** Returns whether a provider's keys are set. */
export function isSignInProvider(id: string): boolean {
  return configured().some((provider) => provider.id === id);
}

/** Returns a provider with its keys. Throws not-found where they aren't set. */
export function getProvider(id: string): ProviderClient {
  const provider = configured().find((one) => one.id === id);
  if (!provider) throw notFound("Path");
  return provider;
}
