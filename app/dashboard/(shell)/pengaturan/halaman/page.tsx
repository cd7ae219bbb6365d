import type { Metadata } from "next";
import { PageLink } from "#components/ui/page-link.tsx";
import { PAGES, type PageKey } from "#lib/content/pages/pages.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Halaman" };

/** The pages whose words are the owner's. */
export default async function PagesPage() {
  await requireAdmin("/dashboard/pengaturan/halaman");
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {(Object.keys(PAGES) as PageKey[]).map((key) => (
        <li key={key}>
          <PageLink
            href={`/dashboard/pengaturan/halaman/${key}`}
            className="block rounded-sm border border-garis p-4 hover:border-soga-700"
          >
            <span className="block font-semibold text-soga-900">{PAGES[key].label}</span>
            <span className="text-sm text-abu">{PAGES[key].path}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
