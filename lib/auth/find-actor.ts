import "server-only";
import { parseCookie } from "cookie";
import { getUser } from "../accounts/get-user.ts";
import type { Actor } from "../actor.ts";
import { AppError } from "../errors.ts";
import { findActorByToken } from "./session.ts";
import { ACCOUNT_HEADER } from "./signed-in-hint.ts";
import { TOKEN_COOKIE } from "./token.ts";

export type Caller = { actor: Actor; by: "header" | "cookie" };

/** The accounts of requests whose caller was found, until the requests are gone. */
const accounts = new WeakMap<Request, string>();

/** Returns the caller by bearer token, else by cookie. Throws conflict where the page was made for another account. */
export async function findActor(request: Request): Promise<Caller | null> {
  const caller = await readCaller(request);
  if (!caller) return null;
  const { actor } = caller;
  accounts.set(request, actor.userId);
  if ((request.headers.get(ACCOUNT_HEADER) ?? actor.userId) !== actor.userId) {
    const { email } = await getUser(actor);
    const body = { signed_in_as: email };
    throw new AppError("conflict", `You are signed in as ${email} now`, { body });
  }
  return caller;
}

/** Returns the account that `findActor` found for a request, also if the request was refused then. */
export function foundAccount(request: Request): string | undefined {
  return accounts.get(request);
}

async function readCaller(request: Request): Promise<Caller | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) {
    const actor = await findActorByToken(bearer);
    return actor ? { actor, by: "header" } : null;
  }
  const cookie = parseCookie(request.headers.get("cookie") ?? "")[TOKEN_COOKIE];
  const actor = cookie ? await findActorByToken(cookie) : null;
  return actor ? { actor, by: "cookie" } : null;
}
