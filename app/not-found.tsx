import { redirect } from "next/navigation";

export const dynamic = "force-dynamic";

/** Leads to /home when a page throws not-found. */
export default function NotFound() {
  redirect("/home");
}
