import type { Metadata } from "next";
import { CompleteOrder } from "#components/orders/complete-order.tsx";
import { COMPLETED_WORDS } from "#components/orders/completed-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: COMPLETED_WORDS[await readLanguage()].title,
    robots: { index: false, follow: false },
    // The address holds the token, so it is kept from other sites.
    referrer: "strict-origin",
  };
}

export default async function CompleteOrderPage({
  searchParams,
}: PageProps<"/[locale]/complete-order">) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  return <CompleteOrder token={token} />;
}
