import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import type { OpenMoney } from "#lib/reports/schema.ts";
import { orderChoice } from "../orders/list/order-choice.ts";
import { Panel } from "../parts/panel.tsx";

type Figure = {
  label: string;
  rupiah: number;
  links: { words: string; href: string; count: number }[];
};

/** The money that is expected, came without an order, and goes back; each with a way to its list. */
export function OpenMoneyFigures({ money }: { money: OpenMoney }) {
  const { waiting, due, unmatched, goesBack } = money;
  const orders = (choice: Parameters<typeof orderChoice.href>[0]) => orderChoice.href(choice);
  const figures: Figure[] = [
    {
      label: "Masih diharapkan",
      rupiah: waiting.rupiah + due.rupiah,
      links: [
        {
          words: "menunggu pembayaran",
          href: orders({ status: "Waiting for Payment" }),
          count: waiting.count,
        },
        { words: "kurang bayar", href: orders({ money: "due" }), count: due.count },
      ],
    },
    {
      label: "Masuk, belum dicocokkan",
      rupiah: unmatched.rupiah,
      links: [{ words: "baris rekening", href: "/dashboard/rekening", count: unmatched.count }],
    },
    {
      label: "Harus kembali",
      rupiah: goesBack.rupiah,
      links: [{ words: "pesanan", href: orders({ money: "return" }), count: goesBack.count }],
    },
  ];
  return (
    <Panel title="Uang sekarang">
      <dl className="grid gap-x-8 gap-y-3 @2xl:grid-cols-3">
        {figures.map(({ label, rupiah, links }) => (
          <div key={label}>
            <dt className="text-sm text-abu">{label}</dt>
            <dd className="font-bold">
              <Price value={rupiah} />
            </dd>
            {links.map(({ words, href, count }) => (
              <dd key={words}>
                <PageLink href={href} className="tap-link text-sm">
                  {count} {words}
                </PageLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
