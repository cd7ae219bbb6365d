import "server-only";
import { stringifySetCookie } from "cookie";
import { env } from "../environment/env.ts";

type ShopCookie = {
  name: string;
  value: string;
  /** Seconds; 0 deletes it. */
  maxAge: number;
  /** Out of scripts' reach, by default. */
  httpOnly?: boolean;
};

/** Returns a Set-Cookie header: for the whole shop, SameSite=Lax, and Secure over https. */
export function shopCookie({ httpOnly = true, ...cookie }: ShopCookie): string {
  const secure = env().SITE_URL.startsWith("https://");
  return stringifySetCookie({ ...cookie, httpOnly, path: "/", sameSite: "lax", secure });
}
