import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Number of requirements of level 1 and 2 in each section of ASVS 5.0.0. Those of level 3 come after them. */
const REQUIREMENTS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2
  7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3
  11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3
  15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name, count] = section.split(":");
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

/** Evidence that a requirement is met: tests, the page that is asked for, or "no test". */
const MET = `
1.1.1: lib/http/requests/normalize-request.test.ts
1.1.2, 1.2.1–1.2.3, 1.3.2, 1.3.7: emails/emails.alone.test.ts tests/domain/exports.test.ts tests/api/security-headers.test.ts
1.2.4, 1.2.9, 1.4.2, 1.5.2: tests/domain/catalogue/product-search.test.ts tests/api/fuzz/every-scalar.test.ts
1.2.5, 1.3.6, 1.3.10: no test
1.3.3–1.3.4, 1.3.11: lib/fields/person-name.test.ts tests/domain/exports.test.ts tests/api/uploads/hostile-uploads.test.ts
2.1.1–2.1.3: docs/accounts.md#fields docs/catalogue.md#product-fields docs/orders.md#placing-an-order docs/accounts.md#limits
2.2.1–2.2.3: tests/api/contract/contract.test.ts tests/domain/catalogue/product-writes.test.ts
2.3.1–2.3.4: tests/domain/books.test.ts tests/api/contention/last-pieces.test.ts tests/api/contention/killed-servers.test.ts tests/domain/checkout/open-order-limits.test.ts
3.2.1–3.2.2, 3.3.2, 3.4.2–3.4.6: tests/api/security-headers.test.ts tests/repository/containers.slow.test.ts tests/api/auth.test.ts
3.5.1, 3.7.2: lib/http/caller/authorize.alone.test.ts lib/auth/return-path.test.ts
3.7.1, 4.2.1: no test
4.1.1, 4.1.3: tests/api/contract/contract.test.ts lib/http/caller/client-address.alone.test.ts
5.1.1: docs/pictures-and-mail.md#uploads docs/api.md#sizes-of-bodies docs/catalogue.md#import
5.2.1–5.2.2, 5.3.1–5.3.2, 5.4.1–5.4.2: tests/api/uploads/hostile-uploads.test.ts tests/api/exports.test.ts
6.1.1, 6.1.3: docs/accounts.md#limits docs/accounts.md#sign-in
6.2.1–6.2.5, 6.2.8–6.2.9: lib/accounts/schema.test.ts lib/accounts/internal/common-passwords.test.ts tests/domain/accounts/change-password.test.ts
6.2.6–6.2.7, 6.2.10, 6.4.2: no test
6.3.1–6.3.2, 6.3.4: tests/domain/accounts/log-in.test.ts tests/domain/accounts/demo-accounts.test.ts
6.4.1, 6.4.3–6.4.4: tests/domain/accounts/restricted-admins.alone.test.ts tests/domain/accounts/second-factor.test.ts
6.5.1, 6.5.3–6.5.4, 6.6.3: tests/domain/accounts/codes.test.ts lib/accounts/internal/second-factor/totp.test.ts
6.8.1, 10.2.2, 10.5.2–10.5.3: tests/domain/accounts/identities.test.ts
6.8.2, 10.5.4: no test
7.1.1–7.1.2, 7.6.1: docs/accounts.md#sessions docs/accounts.md#sign-in-by-a-provider
7.2.1–7.2.2, 7.3.2, 7.4.1, 9.2.1: tests/domain/accounts/sessions.test.ts tests/api/auth.test.ts
7.2.3: no test
7.4.2–7.4.3, 7.4.5: tests/domain/accounts/blocked-accounts.test.ts tests/domain/accounts/admin-accounts.test.ts
7.5.1, 7.6.2: tests/domain/accounts/email-change.test.ts tests/api/auth.test.ts
8.1.1–8.1.2: docs/accounts.md#roles docs/api.md#fields-by-role
8.2.1–8.2.3, 8.3.1: tests/api/contract/authorization.test.ts tests/api/fuzz/other-peoples-things.test.ts
9.1.1–9.1.3, 9.2.2: lib/auth/token.alone.test.ts lib/environment/sealed-text.alone.test.ts
10.1.1–10.1.2, 10.2.1, 10.5.1: tests/api/provider-sign-in.test.ts tests/e2e/provider-sign-in.spec.ts
11.1.1–11.1.2: docs/security.md#keys-and-algorithms
11.2.1: no test
11.2.3, 11.3.1–11.3.3, 11.4.2–11.4.3: lib/environment/sealed-text.alone.test.ts lib/environment/weak-secret.test.ts tests/domain/accounts/log-in.test.ts
12.1.1–12.1.2, 12.2.2, 12.3.2: no test
12.2.1: tests/api/start-up.test.ts
13.1.1: docs/architecture.md docs/operations.md#configuration
13.2.3, 13.4.1: tests/repository/init-env.slow.test.ts tests/repository/containers.slow.test.ts
13.4.2–13.4.5, 15.2.3: tests/api/framework-routes.test.ts tests/api/watching.test.ts
14.2.2–14.2.3, 14.3.2: tests/api/page-caching.test.ts tests/domain/shipping/tracking.alone.test.ts
15.1.1, 15.1.3: docs/contributing.md#update-libraries docs/catalogue.md#limits-of-searches docs/operations.md#postgresql
15.2.2: tests/domain/catalogue/search-limits.test.ts tests/api/contention/busy-database.test.ts
15.3.1, 15.3.3, 15.3.5–15.3.7: tests/api/contract/contract.test.ts tests/api/fuzz/every-query.test.ts
15.3.2, 15.3.4: tests/domain/shipping/komerce.alone.test.ts tests/domain/media/s3-storage.alone.test.ts lib/http/caller/client-address.alone.test.ts
16.1.1: docs/monitoring.md#logs docs/audit-log.md
16.2.1, 16.2.5, 16.3.1–16.3.4, 16.4.1: tests/api/private-logs.test.ts tests/domain/accounts/security-events.test.ts
16.2.2–16.2.3: no test
16.5.1–16.5.3: tests/api/contract/contract.test.ts tests/api/instances/instances.test.ts tests/api/contention/killed-servers.test.ts
`;

/** Features that the shop lacks, so that a requirement doesn't apply. */
const OUTSIDE = `
1.2.6–1.2.8, 1.3.1, 1.3.5, 1.3.8–1.3.9, 1.4.1, 1.4.3, 1.5.1: no LDAP, XPath, LaTeX, rich text, JNDI, memcache or XML; JavaScript manages memory
3.5.2, 3.5.4–3.5.5: no reliance on preflights, one host, no postMessage
4.3.1–4.3.2, 4.4.1–4.4.4: no GraphQL, no WebSocket
5.2.3: no archives
6.6.1, 6.8.3–6.8.4: no SMS, no SAML; password and second factor are the shop's own
7.1.3: no single sign-on
8.4.1: no tenants
9.2.3–9.2.4: one service takes the tokens
10.3.1–10.3.4, 10.4.1–10.4.11, 10.5.5, 10.6.1–10.6.2, 10.7.1–10.7.3: the shop is a client alone
11.4.4, 11.6.1: no keys from passwords; certificates are Caddy's
12.1.3, 12.3.4: no client certificates, no TLS between services
17.1.1, 17.2.1–17.2.4, 17.3.1–17.3.2: no WebRTC
`;

/** Reads "1.2.6–1.2.8, 1.3.1". A range stays within its section. */
function numbersIn(list: string): string[] {
  return list.split(", ").flatMap((part) => {
    const [, section, from, to = from] = /^(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?$/.exec(part) ?? [];
    if (!section) throw new Error(`${part} is no requirement`);
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

/** Returns numbers and words of each line such as "1.2.6–1.2.8, 1.3.1: no LDAP". */
function entriesIn(text: string) {
  const lines = text.matchAll(/^(?:- )?(\d+\.\d+\.\d+.*?): (.+)$/gm);
  return [...lines].map(([, numbers = "", words = ""]) => ({ numbers: numbersIn(numbers), words }));
}

const [, section = ""] = readFileSync("docs/security.md", "utf8").split("\n## OWASP ASVS 5");
const [summary = "", ...parts] = section.split(/^### /m);
const part = (name: string) => entriesIn(parts.find((text) => text.startsWith(name)) ?? "");
const [met, outside] = [entriesIn(MET), entriesIn(OUTSIDE)];
const [partly, notMet] = [part("Partly met"), part("Not met")];

const numbersOf = (entries: typeof met) => entries.flatMap(({ numbers }) => numbers);

describe("the requirements of ASVS", () => {
  it("are each listed once", () => {
    const all = [met, partly, notMet, outside].flatMap(numbersOf);
    expect(all.sort()).toEqual(REQUIREMENTS.toSorted());
  });

  it("are shown to be met by files that exist", () => {
    const shown = met.flatMap(({ words }) => (words === "no test" ? [] : words.split(" ")));
    expect(shown.length).toBeGreaterThan(70);
    expect(shown.filter((path) => !existsSync(path.replace(/#.*/, "")))).toEqual([]);
  });

  it("are counted by the summary", () => {
    const [a, b, c, d] = [met, partly, notMet, outside].map((list) => numbersOf(list).length);
    const words = summary.replaceAll(/\s+/g, " ");
    expect(words).toContain(`${a} are met, ${b} partly, ${c} not, and ${d} don't apply`);
  });
});
