import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageForm } from "#components/dashboard/pages-editor/page-form.tsx";
import { BackLink } from "#components/dashboard/parts/back-link.tsx";
import { toPageFacts } from "#lib/cache/page-words.ts";
import { getPageState } from "#lib/content/pages/page-versions.ts";
import { isPageKey, pageOf } from "#lib/content/pages/pages.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { readPaymentMethod } from "#lib/shop/settings.ts";
import { paymentWays } from "#lib/shop/ways-to-pay.ts";

export const metadata: Metadata = { title: "Ubah halaman" };

type EditPageProps = { params: Promise<{ page: string }> };

/** Edits the words of a page. */
export default async function EditPage({ params }: EditPageProps) {
  const { page } = await params;
  const actor = await requireAdmin(`/dashboard/pengaturan/halaman/${page}`);
  if (!isPageKey(page)) notFound();
  const [state, facts, method] = await Promise.all([
    getPageState(actor, page),
    getShopFacts(),
    readPaymentMethod(),
  ]);
  const { label, path, fields } = pageOf(page);
  return (
    <>
      <BackLink href="/dashboard/pengaturan/halaman">Semua halaman</BackLink>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <h2 className="text-xl font-bold">{label}</h2>
        <a href={path} target="_blank" rel="noreferrer" className="link">
          Lihat di toko<span className="sr-only"> (tab baru)</span>
        </a>
      </div>
      <PageForm state={state} fields={fields} facts={toPageFacts(facts, paymentWays(method))} />
    </>
  );
}
