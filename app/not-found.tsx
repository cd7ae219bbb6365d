import { redirect } from "next/navigation";

/** Leads to /home when a page throws not-found. */
export default function NotFound() {
  redirect("/home");
}
