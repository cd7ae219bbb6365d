import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Category } from "#lib/catalogue/categories.ts";
import type { StockReport } from "#lib/reports/schema.ts";
import { Panel } from "../parts/panel.tsx";
import { productChoice } from "../products/list/product-choice.ts";
import { FigureTable } from "./figure-table.tsx";

const UNSOLD = "Belum Terjual" as const;

function listOf(category: Category, status: "Terjual" | typeof UNSOLD): string {
  return productChoice.href({ "categories[]": [category], "status[]": [status] });
}

/** Stock left, and the products that run low. */
export function StockPanel({ stock: { categories, lowStock, empty } }: { stock: StockReport }) {
  return (
    <Panel title="Sisa barang">
      <FigureTable
        caption="Sisa barang menurut kategori"
        heads={["Kategori", "Dijual", "Potong", "Kosong", "Terjual"]}
        rows={categories.map(({ category, onSale, units, sold, empty: emptyOnes }) => ({
          key: category,
          head: (
            <ListLink href={listOf(category, UNSOLD)} label={`${category}, belum terjual`}>
              {category}
            </ListLink>
          ),
          cells: [
            onSale,
            units,
            emptyOnes,
            sold === 0 ? (
              0
            ) : (
              <ListLink
                key={category}
                href={listOf(category, "Terjual")}
                label={`${sold} ${category}, terjual`}
                className="justify-end"
              >
                {sold}
              </ListLink>
            ),
          ],
        }))}
      />
      <div className="grid gap-x-8 @2xl:grid-cols-2">
        <Pieces
          title="Hampir habis"
          nothing="Tidak ada yang hampir habis."
          pieces={lowStock.map((piece) => ({ ...piece, words: `sisa ${piece.stock}` }))}
        />
        <Pieces
          title="Stok kosong, belum terjual"
          nothing="Semua barang yang belum terjual ada stoknya."
          pieces={empty.map((piece) => ({ ...piece, words: "stok 0" }))}
        />
      </div>
    </Panel>
  );
}

type ListLinkProps = { href: string; label: string; className?: string; children: ReactNode };

function ListLink({ href, label, className, children }: ListLinkProps) {
  return (
    <PageLink
      href={href}
      aria-label={label}
      lang="en"
      className={classNames("link -my-2 inline-flex min-h-11 min-w-6 items-center", className)}
    >
      {children}
    </PageLink>
  );
}

type PiecesProps = {
  title: string;
  nothing: string;
  pieces: readonly { id: string; name: string; words: string }[];
};

function Pieces({ title, nothing, pieces }: PiecesProps) {
  return (
    <section aria-label={title} className="pt-5">
      <h3 className="pb-1 text-sm">{title}</h3>
      {pieces.length === 0 ? (
        <p className="text-sm text-abu">{nothing}</p>
      ) : (
        <ul className="divide-y divide-garis border-y border-garis text-[0.9375rem]">
          {pieces.map(({ id, name, words }) => (
            <li key={id} className="relative flex items-center justify-between gap-4 hover:bg-mori">
              <PageLink
                href={`/dashboard/product-form/${id}`}
                className="link inline-flex min-h-11 min-w-0 items-center break-words after:absolute after:inset-0"
              >
                {name}
              </PageLink>
              <span className="whitespace-nowrap text-abu">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
