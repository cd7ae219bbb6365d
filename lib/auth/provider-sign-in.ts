import "server-only";
import { parseCookie, stringifySetCookie } from "cookie";
import { linkIdentity } from "../accounts/identity/link-identity.ts";
import { logInByIdentity } from "../accounts/identity/log-in-by-identity.ts";
import { readIdentity } from "../accounts/identity/verified-identity.ts";
import type { Requester } from "../accounts/requester.ts";
import { AppError } from "../errors.ts";
import { limit } from "../limits/limit.ts";
import { findActor } from "./find-actor.ts";
import { arriveFrom, CHECK_COOKIES, CHECK_PATH, departTo, SIGN_IN_SECONDS } from "./next-auth.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { safeReturnPath } from "./return-path.ts";
import { shopCookie } from "./shop-cookie.ts";
import type { SignInNotice } from "./sign-in-notices.ts";
import type { ProviderClient } from "./sign-in-providers.ts";
import { stepCookie } from "./sign-in-step.ts";

const RETURN_COOKIE = "sign_in_next";

/** Redirect target with the cookies to set. */
type Way = { to: string; headers: Headers };

/** Begins a sign-in. The way leads to the provider, or back to the login page if it can't be reached. */
export async function startProviderSignIn(
  provider: ProviderClient,
  returnPath: string,
  requester: Requester,
): Promise<Way & { isAway: boolean }> {
  await limit("login-provider", requester.group).take();
  const departure = await departTo(provider);
  if (!departure) return { ...backToLogin(provider, "away", returnPath), isAway: true };
  const headers = new Headers();
  for (const line of departure.setCookies) headers.append("set-cookie", line);
  const kept = { name: RETURN_COOKIE, value: returnPath, maxAge: SIGN_IN_SECONDS };
  headers.append("set-cookie", shopCookie(kept));
  return { to: departure.url, headers, isAway: false };
}

/**
 * Ends a sign-in by the provider's answer. Success sets the cookies of any log-in. A second factor or an
 * error leads to the login page. A signed-in browser stays signed in, and its account is linked. Always
 * deletes next-auth's cookies.
 */
export async function finishProviderSignIn(
  provider: ProviderClient,
  request: Request,
  requester: Requester,
): Promise<Way> {
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const returnPath = safeReturnPath(cookies[RETURN_COOKIE]);
  const way = await arrive(provider, request, requester, returnPath);
  for (const line of endedCookies()) way.headers.append("set-cookie", line);
  return way;
}

async function arrive(
  provider: ProviderClient,
  request: Request,
  requester: Requester,
  returnPath: string,
): Promise<Way> {
  const back = (notice: SignInNotice) => backToLogin(provider, notice, returnPath);
  if (new URL(request.url).searchParams.get("error") === "access_denied") return back("cancelled");
  try {
    await limit("login-provider", requester.group).take();
    const identity = readIdentity(await arriveFrom(provider, request), provider);
    if (!identity) return back("failed");
    const caller = await findActor(request);
    if (caller) {
      const isLinked = await linkIdentity(caller.actor.userId, identity, true);
      return { to: isLinked ? returnPath : unlinkedPath(provider), headers: new Headers() };
    }
    const login = await logInByIdentity(identity, requester);
    if (login.outcome === "needs-code") {
      const headers = new Headers({ "set-cookie": stepCookie({ userId: login.userId, identity }) });
      return { to: loginPath({ step: "code", provider: provider.id, next: returnPath }), headers };
    }
    if (login.outcome !== "signed-in") {
      // Nobody is told that an account is blocked.
      return back(login.outcome === "blocked" ? "failed" : login.outcome);
    }
    const { headers } = await openSignedIn(login.verified, request);
    return { to: returnPath, headers };
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many-requests") return back("too-many");
    if (error instanceof AppError && error.code === "unauthenticated") return back("failed");
    throw error;
  }
}

function backToLogin({ id }: ProviderClient, notice: SignInNotice, returnPath: string): Way {
  return { to: loginPath({ notice, provider: id, next: returnPath }), headers: new Headers() };
}

function loginPath(query: Record<string, string>): string {
  return `/auth/login?${new URLSearchParams(query)}`;
}

function unlinkedPath({ id }: ProviderClient): string {
  return `/auth/profile?${new URLSearchParams({ notice: "link-failed" satisfies SignInNotice, provider: id })}`;
}

function endedCookies(): string[] {
  const checks = CHECK_COOKIES.map((name) =>
    stringifySetCookie({ name, value: "", maxAge: 0, path: CHECK_PATH, httpOnly: true }),
  );
  return [...checks, shopCookie({ name: RETURN_COOKIE, value: "", maxAge: 0 })];
}
