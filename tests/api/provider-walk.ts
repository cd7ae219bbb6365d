import { randomUUID } from "node:crypto";
import { parseSetCookie } from "cookie";
import type { ProviderPerson } from "#tests/fakes/oidc-server.ts";
import { baseUrl, somewhere } from "./shop-client.ts";

/** Cookies of one site in one browser, by name. */
export type Jar = Map<string, string>;

export function newPerson(changes: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.test`, email_verified: "true", name: "Ani", ...changes };
}

/** Sends a request as a browser does, without following a redirect. Keeps the answer's cookies. */
export async function visit(jar: Jar, url: string, form?: object): Promise<Response> {
  const answer = await fetch(url, {
    method: form ? "POST" : "GET",
    redirect: "manual",
    headers: {
      accept: "text/html",
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-forwarded-for": somewhere(),
      ...(form && { origin: new URL(url).origin }),
    },
    ...(form && { body: new URLSearchParams({ ...form }) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const { name, value, maxAge, expires } = parseSetCookie(line);
    const isOver = maxAge === 0 || (expires && expires.getTime() <= Date.now());
    if (isOver) jar.delete(name);
    else jar.set(name, encodeURIComponent(value ?? ""));
  }
  return answer;
}

/** Presses the button of the login page. Returns the provider's address. */
export async function depart(jar: Jar, next = "/cart"): Promise<string> {
  const answer = await visit(jar, `${baseUrl()}/api/auth/signin/oidc`, { next });
  const url = /<a href="([^"]+)"/.exec(await answer.text())?.[1];
  if (!url) throw new Error(`the shop answers ${answer.status} without a way to the provider`);
  return url.replaceAll("&amp;", "&");
}

/** Signs a person in at the provider. Returns the address to which it sends the browser back. */
export async function proveTo(url: string, fields: object): Promise<string> {
  const jar: Jar = new Map();
  let answer = await visit(jar, url);
  let at = url;
  for (let step = 0; step < 10; step += 1) {
    const to = answer.headers.get("location");
    if (to?.startsWith(baseUrl())) return to;
    at = to ? new URL(to, at).href : at;
    answer = await visit(jar, at, to ? undefined : fields);
  }
  throw new Error("the provider never sends the browser back");
}

/** Walks the whole way. Returns the shop's last answer and its cookies. */
export async function signInBy(person: object, jar: Jar = new Map()) {
  const answer = await visit(jar, await proveTo(await depart(jar), person));
  return { status: answer.status, to: answer.headers.get("location"), jar };
}
