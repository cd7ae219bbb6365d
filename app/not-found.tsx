import { redirect } from "next/navigation";

/** What a page finds missing leads home as well. */
export default function NotFound() {
  redirect("/home");
}
