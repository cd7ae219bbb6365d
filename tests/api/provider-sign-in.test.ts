import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signInNotice } from "#lib/auth/sign-in-notices.ts";
import { db } from "#lib/database/db.ts";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { depart, type Jar, newPerson, proveTo, signInBy, visit } from "./provider-walk.ts";
import { signInEnrolled, signInVerified } from "./second-factor.ts";
import { baseUrl, send } from "./shop-client.ts";

const problem = (notice: string) => `/auth/login?notice=${notice}&provider=oidc&next=%2Fcart`;

/** Returns the account that a browser's cookies sign in to; null for none. */
async function accountOf(jar: Jar) {
  const token = jar.get("token");
  if (!token) return null;
  const { json } = await send("POST", "/api/auth/user", { token });
  return json.data ?? null;
}

const countIdentities = (email: string) => db().identity.count({ where: { user: { email } } });

test("a new person gets an account with a verified e-mail, and only the shop's cookies", async () => {
  const person = newPerson({ email: `${randomUUID()}@Example.test` });
  const email = person.email.toLowerCase();
  const { status, to, jar } = await signInBy(person);
  expect([status, to]).toEqual([303, "/cart"]);
  expect([...jar.keys()].sort()).toEqual(["device", "signed_in", "token"]);
  expect(await accountOf(jar)).toMatchObject({ email, name: "Ani", email_verified: true });
  const sent = await db().outboxMail.findMany({ where: { recipient: email } });
  expect(sent.map(({ template }) => template)).toEqual(["welcome"]);

  const again = await signInBy(person);
  expect((await accountOf(again.jar)).id).toBe((await accountOf(jar)).id);
  expect(await countIdentities(email)).toBe(1);
});

test("an account without a password is asked to set one, and has none to guess", async () => {
  const person = newPerson();
  const { jar } = await signInBy(person);
  const token = jar.get("token") ?? "";
  const body = { password: "apa-saja-88", code: "" };
  const { status, json } = await send("DELETE", "/api/user", { token, body });
  expect([status, json.errors.password[0]]).toEqual([
    422,
    expect.stringContaining("no password yet"),
  ]);
});

test("an account that hasn't verified its e-mail isn't opened: a stranger may have made it", async () => {
  const { email } = await signInVerified();
  await db().user.update({ where: { email }, data: { emailVerifiedAt: null } });
  const { to, jar } = await signInBy(newPerson({ email }));
  expect([to, jar.has("token")]).toEqual([problem("verify-first"), false]);
  expect(await countIdentities(email)).toBe(0);
});

test("an admin signs in by password and links the provider, which opens the account then", async () => {
  const { email, token } = await signInVerified("admin");
  const person = newPerson({ email });
  const refused = await signInBy(person);
  expect([refused.to, refused.jar.has("token")]).toEqual([problem("link-first"), false]);
  const jar: Jar = new Map([["token", token]]);
  const other = await signInBy(newPerson(), new Map(jar));
  expect(other.to).toBe("/auth/profile?notice=link-failed&provider=oidc");
  const page = await (await visit(new Map(jar), baseUrl() + other.to)).text();
  expect(page).toContain("Batik ID wasn&#x27;t linked.");
  expect((await signInBy(person, jar)).to).toBe("/cart");
  expect(jar.get("token")).toBe(token);
  expect((await accountOf((await signInBy(person)).jar)).email).toBe(email);
});

test("a blocked account isn't opened, as by its password", async () => {
  const person = newPerson();
  await signInBy(person);
  await db().user.update({ where: { email: person.email }, data: { blockedAt: new Date() } });
  const { to, jar } = await signInBy(person);
  expect([to, jar.has("token")]).toEqual([problem("failed"), false]);
});

test("an account with two-step sign-in also asks for its code, and is linked only then", async () => {
  const { email, key } = await signInEnrolled();
  const { to, jar } = await signInBy(newPerson({ email }));
  expect(to).toBe("/auth/login?step=code&provider=oidc&next=%2Fcart");
  expect([...jar.keys()]).toEqual(["sign_in_step"]);
  expect(await countIdentities(email)).toBe(0);

  const cookie = `sign_in_step=${jar.get("sign_in_step")}`;
  const step = (code: string, headers = { cookie }) =>
    send("POST", "/api/auth/second-step", { body: { code }, headers });
  const wrong = await step(wrongAppCode(key));
  expect([wrong.status, wrong.json.second_factor]).toEqual([401, true]);
  const none = await step(appCode(key, 1), { cookie: "sign_in_step=v1.AAAA" });
  expect([none.status, none.json.second_factor]).toEqual([401, undefined]);
  const right = await step(appCode(key, 1));
  expect(right.status).toBe(200);
  const user = await send("POST", "/api/auth/user", { token: right.json.access_token });
  expect(user.json.data.email).toBe(email);
  expect(await countIdentities(email)).toBe(1);
});

test("an answer with another state, nonce or browser signs nobody in", async () => {
  const jar: Jar = new Map();
  const url = await proveTo(await depart(jar), newPerson());
  const forged = new URL(url);
  forged.searchParams.set("state", "another");
  const otherNonce: Jar = new Map(jar);
  const other: Jar = new Map();
  await depart(other);
  otherNonce.set("sign_in_nonce", other.get("sign_in_nonce") ?? "");
  for (const [browser, address] of [
    [new Map(jar), forged.href],
    [otherNonce, url],
    [other, url],
    [new Map(), url],
  ] as const) {
    const answer = await visit(browser, address);
    expect(answer.headers.get("location")).toMatch(/^\/auth\/login\?notice=failed/);
    expect(browser.has("token")).toBe(false);
  }
});

test("an answer signs in once", async () => {
  const jar: Jar = new Map();
  const url = await proveTo(await depart(jar), newPerson());
  const copy: Jar = new Map(jar);
  await visit(jar, url);
  await visit(copy, url);
  expect([jar.has("token"), copy.has("token")]).toEqual([true, false]);
});

test("who cancels at the provider comes back to the login page", async () => {
  const { to } = await signInBy({ cancel: "1" });
  expect(to).toBe(problem("cancelled"));
  const page = await (await visit(new Map(), baseUrl() + to)).text();
  expect(page).toContain(signInNotice("cancelled", "Batik ID", "en"));
});

test("another site can't begin a sign-in, and leads nowhere else", async () => {
  const path = "/api/auth/signin/oidc";
  const foreign = { origin: "https://evil.example" };
  expect((await send("POST", path, { body: {}, headers: foreign })).status).toBe(403);
  const jar: Jar = new Map();
  const url = await depart(jar, "https://evil.example/");
  expect((await visit(jar, await proveTo(url, newPerson()))).headers.get("location")).toBe("/home");
});

test("a provider without keys has no button and no address", async () => {
  const page = await (await visit(new Map(), `${baseUrl()}/auth/login`)).text();
  expect(page).toContain("/api/auth/signin/oidc");
  expect(page).not.toContain("/api/auth/signin/google");
  for (const path of ["signin/google", "callback/google", "signin/other", "session", "providers"]) {
    const method = path.startsWith("signin") ? "POST" : "GET";
    expect([path, (await send(method, `/api/auth/${path}`)).status]).toEqual([path, 404]);
  }
});

test("a customer's data names the providers", async () => {
  const person = newPerson();
  const { jar } = await signInBy(person);
  const token = jar.get("token") ?? "";
  const { json } = await send("GET", "/api/user/data", { token });
  expect(json.identities).toMatchObject([{ subject: person.sub }]);
});
