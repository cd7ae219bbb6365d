import "server-only";
import { type Database, db } from "../database/db.ts";
import { env } from "../environment/env.ts";
import { isLocalUrl } from "../environment/local-url.ts";
import { AppError } from "../errors.ts";
import { type LoggedAccount, logSecurityEvent } from "../telemetry/security-events.ts";
import { DEMO_EMAILS, DEMO_PASSWORD } from "./demo-login.ts";
import { endAllSessions } from "./internal/end-all-sessions.ts";
import { inHashSlot, isPassword } from "./passwords/password-hash.ts";

export function hasDemoPassword(passwordHash: string): Promise<boolean> {
  return inHashSlot(() => isPassword(DEMO_PASSWORD, passwordHash));
}

/** Returns whether the published password opens accounts: only where SITE_URL is local. */
export function isDemoLoginOpen(): boolean {
  return isLocalUrl(env().SITE_URL);
}

/** Throws unauthenticated for the published password where SITE_URL isn't local. `about` is for the log. */
export function assertDemoLoginOpen(password: string, about: LoggedAccount): void {
  if (password !== DEMO_PASSWORD || isDemoLoginOpen()) return;
  logSecurityEvent("log-in with the demo's published password", about);
  throw new AppError(
    "unauthenticated",
    "This account has the demo's published password, which isn't accepted here. Please reset it.",
  );
}

type DemoAccount = { id: string; email: string };

/** Lists the demo's accounts, and admins of any e-mail, that still have the published password. */
export async function listDemoAccounts(database: Database = db()): Promise<DemoAccount[]> {
  const users = await database.user.findMany({
    where: { OR: [{ email: { in: [...DEMO_EMAILS] } }, { role: "admin" }] },
    select: { id: true, email: true, passwordHash: true },
    orderBy: { email: "asc" },
  });
  const demo: DemoAccount[] = [];
  for (const { passwordHash, ...user } of users) {
    if (await hasDemoPassword(passwordHash)) demo.push(user);
  }
  return demo;
}

/** Ends the sessions of these accounts where SITE_URL isn't local. Returns how many there are. */
export async function endDemoSessions(): Promise<number> {
  if (isDemoLoginOpen()) return 0;
  const accounts = await listDemoAccounts();
  for (const { id } of accounts) await endAllSessions(db(), id);
  return accounts.length;
}
