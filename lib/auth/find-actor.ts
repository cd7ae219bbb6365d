import "server-only";
import { parseCookie } from "cookie";
import type { Actor } from "../actor.ts";
import { findActorByToken } from "./session.ts";
import { TOKEN_COOKIE } from "./token.ts";

export type Caller = { actor: Actor; by: "header" | "cookie" };

/** The accounts of requests whose caller was found, until the requests are gone. */
const accounts = new WeakMap<Request, string>();

/** Returns a request's caller by `Authorization: Bearer`, or else by the cookie. */
export async function findActor(request: Request): Promise<Caller | null> {
  const caller = await readCaller(request);
  if (caller) accounts.set(request, caller.actor.userId);
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
