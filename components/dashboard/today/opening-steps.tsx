import { Circle, CircleCheck } from "lucide-react";
import type { Route } from "next";
import { PageLink } from "#components/ui/page-link.tsx";
import type { OpeningSteps as Steps } from "#lib/reports/schema.ts";
import { Panel } from "../parts/panel.tsx";

type Step = { isDone: boolean; label: string; about: string; href: Route };

type OpeningStepsProps = {
  steps: Steps;
  /** False while the tariff table is of another city than parcels are sent from. */
  isPriced: boolean;
};

const stepsOf = ({ steps, isPriced }: OpeningStepsProps): Step[] => [
  {
    isDone: steps.isNamed,
    label: "Nama dan alamat toko",
    about: "Tampil di setiap halaman, e-mail dan label.",
    href: "/dashboard/pengaturan",
  },
  {
    isDone: steps.isPayable,
    label: "Rekening atau QRIS",
    about: "Ke mana pembeli membayar.",
    href: "/dashboard/pengaturan/pembayaran",
  },
  {
    isDone: steps.isNamed && isPriced,
    label: "Kota asal dan tarif kirim",
    about: "Tarif harus dari kota asal kiriman.",
    href: isPriced ? "/dashboard/pengaturan/pengiriman" : "/dashboard/tariffs",
  },
  {
    isDone: steps.hasPiece,
    label: "Barang pertama",
    about: "Foto dengan kamera ponsel, harga, ukuran dan berat.",
    href: "/dashboard/product-form",
  },
  {
    isDone: steps.hasOrder,
    label: "Pesanan percobaan",
    about: "Pesan barang Anda sendiri di toko, lalu batalkan.",
    href: "/product",
  },
];

/** The steps that are left until a new shop can open. Nothing once all are done. */
export function OpeningSteps(props: OpeningStepsProps) {
  const steps = stepsOf(props);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Panel title={`Sebelum toko buka: ${left} langkah lagi`}>
      <ol className="divide-y divide-garis">
        {steps.map(({ isDone, label, about, href }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={label} className="flex items-start gap-3 py-3">
              <Icon
                size={22}
                aria-hidden
                className={isDone ? "shrink-0 text-daun" : "shrink-0 text-abu"}
              />
              <div>
                {isDone ? (
                  <p className="text-abu">
                    <span className="line-through">{label}</span>
                    <span className="sr-only">: selesai</span>
                  </p>
                ) : (
                  <PageLink href={href} className="link font-semibold">
                    {label}
                  </PageLink>
                )}
                <p className="text-sm text-abu">{about}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
