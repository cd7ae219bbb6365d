import { Price } from "#components/ui/price.tsx";
import { TARIFF_SERVICES } from "#lib/shipping/carriers.ts";
import type { CityTariffView, TariffPrice } from "#lib/shipping/tariff-schema.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";

/** One for each service; the cards show them as well. */
const PRICES = TARIFF_SERVICES.map(
  ({ label }): Column<CityTariffView> => ({
    label,
    align: "right",
    cell: ({ prices }) => <PriceAndDays price={prices[label]} />,
  }),
);

const COLUMNS: readonly Column<CityTariffView>[] = [
  { label: "Kota", isHeading: true, cell: ({ city }) => city },
  { label: "Provinsi", cell: ({ province }) => province },
  ...PRICES,
];

export function TariffList({ tariffs }: { tariffs: readonly CityTariffView[] }) {
  return (
    <DataTable
      caption="Tarif per kilogram, menurut provinsi dan kota"
      columns={COLUMNS}
      rows={tariffs}
      cardClassName="p-4"
      card={(tariff) => (
        <>
          <p className="font-semibold">{tariff.city}</p>
          <p className="pb-2 text-sm text-abu">{tariff.province}</p>
          <dl className="grid gap-1 text-sm">
            {PRICES.map(({ label, cell }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt>{label}</dt>
                <dd className="tabular-nums">{cell(tariff)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    />
  );
}

function PriceAndDays({ price }: { price: TariffPrice | undefined }) {
  if (!price) return <span className="text-abu">—</span>;
  return (
    <span className="whitespace-nowrap">
      <Price value={price.rate} /> <span className="text-abu">· {price.etd} hari</span>
    </span>
  );
}
