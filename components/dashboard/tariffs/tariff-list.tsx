import { Price } from "#components/ui/price.tsx";
import { TARIFF_SERVICES } from "#lib/shipping/carriers.ts";
import type { CityTariffView, TariffPrice } from "#lib/shipping/tariff-schema.ts";
import { CardList } from "../parts/card-list.tsx";
import { Cell, type Column, DataTable, RowHeading } from "../parts/data-table.tsx";

const COLUMNS: readonly Column[] = [
  { label: "Kota" },
  { label: "Provinsi" },
  ...TARIFF_SERVICES.map(({ label }) => ({ label, align: "right" as const })),
];

const LABEL = "Tarif per kilogram, menurut provinsi dan kota";

export function TariffList({ tariffs }: { tariffs: readonly CityTariffView[] }) {
  return (
    <>
      <DataTable caption={LABEL} columns={COLUMNS}>
        {tariffs.map((tariff) => (
          <tr key={tariff.id} className="hover:bg-mori">
            <RowHeading>{tariff.city}</RowHeading>
            <Cell>{tariff.province}</Cell>
            {TARIFF_SERVICES.map(({ label }) => (
              <Cell key={label} align="right">
                <PriceAndDays price={tariff.prices[label]} />
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
      <CardList label={LABEL}>
        {tariffs.map((tariff) => (
          <li key={tariff.id} className="border border-garis p-4">
            <p className="font-semibold">{tariff.city}</p>
            <p className="pb-2 text-sm text-abu">{tariff.province}</p>
            <dl className="grid gap-1 text-sm">
              {TARIFF_SERVICES.map(({ label }) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt>{label}</dt>
                  <dd className="tabular-nums">
                    <PriceAndDays price={tariff.prices[label]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </CardList>
    </>
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
