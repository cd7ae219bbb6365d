import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { MailData } from "../../mail/schema.ts";
import type { PaymentSettings } from "../../shop/settings-schema.ts";
import { readQris } from "../qris/read-qris.ts";

type Change = MailData<"admin-payment-changed">;

/** Tells every admin which accounts and QRIS the shop had, and which it has now. */
export async function queueMoneyNotice(
  tx: Database,
  actor: Actor,
  {
    changed,
    before,
    after,
  }: { changed: Change["changed"]; before: PaymentSettings; after: PaymentSettings },
): Promise<void> {
  const people = { name: true, email: true, id: true };
  const admins = await tx.user.findMany({ where: { role: "admin" }, select: people });
  const change = {
    changed,
    editor: admins.find(({ id }) => id === actor.userId)?.name ?? "Seorang admin",
    changedAt: new Date().toISOString(),
    before: waysToPay(before),
    after: waysToPay(after),
  };
  for (const { name, email } of admins) {
    const data: Change = { name, ...change };
    await queueMail(tx, { to: email, template: "admin-payment-changed", data });
  }
}

function waysToPay({ payment_accounts: accounts, qris }: PaymentSettings): Change["before"] {
  return { accounts, qris: qris === null ? null : merchantOf(qris) };
}

/** Two codes of one shop may differ in the number of their merchant alone. */
function merchantOf(qris: string): string {
  const { merchantName, city, nmid } = readQris(qris);
  return [merchantName, city, ...(nmid ? [`NMID ${nmid}`] : [])].join(", ");
}
