import "server-only";
import { parseCookie } from "cookie";
import { secondsInMinute } from "date-fns/constants";
import NextAuthModule, { type NextAuthOptions } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { loggedError } from "../telemetry/logged-error.ts";
import { NextAuthReply } from "./next-auth-reply.ts";
import type { ProviderClient } from "./sign-in-providers.ts";

type Handler = (request: object, reply: NextAuthReply, options: NextAuthOptions) => Promise<void>;

/** Its CommonJS module has the handler as `default`, which Node doesn't unwrap and bundlers do. */
const handle = ("default" in NextAuthModule
  ? NextAuthModule.default
  : NextAuthModule) as unknown as Handler;

/** The provider's client is registered for `/callback/{provider}` below it. */
const BASE_PATH = "/api/auth";

/** Seconds that a person has at the provider. */
export const SIGN_IN_SECONDS = 15 * secondsInMinute;

const TIMEOUT_MS = 5_000;

/** next-auth's cookies of a sign-in under way, each encrypted under AUTH_SECRET. */
const CHECKS = { state: "sign_in_state", pkceCodeVerifier: "sign_in_pkce", nonce: "sign_in_nonce" };
/** Never reaches a browser: the shop's own check of the origin comes before it. */
const CSRF = "sign_in_csrf";

type Step = {
  action: "csrf" | "signin" | "callback";
  method: "GET" | "POST";
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  cookies: Record<string, string | undefined>;
};

type Claims = Record<string, unknown>;

/** The provider's address that a browser goes to, and the cookies that it brings back. */
type Departure = { url: string; setCookies: string[] };

/** Begins a sign-in by authorization code with PKCE, state and nonce. Null if the provider can't be reached. */
export async function departTo(provider: ProviderClient): Promise<Departure | null> {
  const { body, setCookies } = await run(provider, { action: "csrf", method: "GET", cookies: {} });
  const csrf = parseCookie(setCookies.find((line) => line.startsWith(`${CSRF}=`)) ?? "")[CSRF];
  const reply = await run(provider, {
    action: "signin",
    method: "POST",
    body: { csrfToken: (body as { csrfToken?: string } | null)?.csrfToken },
    cookies: { [CSRF]: csrf },
  });
  const { location } = reply;
  if (!location || location.startsWith(siteAddress(BASE_PATH))) return null;
  return { url: location, setCookies: reply.linesOf(Object.values(CHECKS)) };
}

/** Checks a provider's answer. Returns the claims of the person; null for an answer that proves nobody. */
export async function arriveFrom(
  provider: ProviderClient,
  request: Request,
): Promise<Claims | null> {
  let claims: Claims | null = null;
  await run(
    provider,
    {
      action: "callback",
      method: "GET",
      query: Object.fromEntries(new URL(request.url).searchParams),
      cookies: parseCookie(request.headers.get("cookie") ?? ""),
    },
    (verified) => {
      claims = verified;
    },
  );
  return claims;
}

export const CHECK_COOKIES: readonly string[] = Object.values(CHECKS);
export const CHECK_PATH = `${BASE_PATH}/callback`;

async function run(
  provider: ProviderClient,
  { action, method, query = {}, body = {}, cookies }: Step,
  onVerified: (claims: Claims) => void = () => {},
): Promise<NextAuthReply> {
  // next-auth reads its own address from the environment alone.
  process.env.NEXTAUTH_URL = siteAddress(BASE_PATH);
  const reply = new NextAuthReply();
  const nextauth = action === "csrf" ? [action] : [action, provider.id];
  const request = { method, headers: {}, cookies, body, query: { ...query, nextauth } };
  await handle(request, reply, optionsFor(provider, onVerified));
  return reply;
}

function siteAddress(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

function optionsFor(
  provider: ProviderClient,
  onVerified: (claims: Claims) => void,
): NextAuthOptions {
  const secure = env().SITE_URL.startsWith("https://");
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: CHECK_PATH,
    maxAge: SIGN_IN_SECONDS,
  };
  return {
    secret: env().AUTH_SECRET,
    providers: [openIdProvider(provider)],
    cookies: {
      state: { name: CHECKS.state, options },
      pkceCodeVerifier: { name: CHECKS.pkceCodeVerifier, options },
      nonce: { name: CHECKS.nonce, options },
      csrfToken: { name: CSRF, options },
    },
    callbacks: {
      // A path ends next-auth's part here: it opens no session of its own.
      signIn({ profile }) {
        onVerified((profile ?? {}) as Claims);
        return siteAddress("/");
      },
    },
    logger: { error: logFailure, warn() {}, debug() {} },
  };
}

function logFailure(code: string, about: unknown): void {
  const error = about instanceof Error ? about : (about as { error?: unknown } | null)?.error;
  log().warn({ problem: code, error: loggedError(error) }, "sign-in by a provider failed");
}

function openIdProvider(provider: ProviderClient): OAuthConfig<Claims> {
  const { id, name, issuer, clientId, clientSecret } = provider;
  return {
    ...{ id, name, clientId, clientSecret },
    type: "oauth",
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    httpOptions: { timeout: TIMEOUT_MS },
    userinfo: {
      // The ID token is checked by now. Many providers put the e-mail only into the other answer.
      async request({ client, tokens }) {
        const claims = (tokens as unknown as { claims: () => Claims }).claims();
        if (claims.email !== undefined) return claims;
        return { ...(await client.userinfo(tokens as never)), ...claims };
      },
    },
    profile: ({ sub }) => ({ id: String(sub) }),
  };
}
