import { redirect } from "next/navigation";
import { requireAdmin } from "#lib/auth/current-user.ts";

/** The day begins with the orders. */
export default async function DashboardPage() {
  await requireAdmin("/dashboard");
  redirect("/dashboard/orders");
}
