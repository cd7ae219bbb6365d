import { redirect } from "next/navigation";

// Rendered per request: kept in the cache, every made-up address would stay there.
export const dynamic = "force-dynamic";

/** Unknown pages go to /home (specification §2). */
export default function UnknownPage() {
  redirect("/home");
}
