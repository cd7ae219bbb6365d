import { redirect } from "next/navigation";

// Rendered per request: kept in the cache, every made-up address would stay there.
export const dynamic = "force-dynamic";

/** Leads an unknown page to /home (docs/pages.md#unknown-pages). */
export default function UnknownPage() {
  redirect("/home");
}
