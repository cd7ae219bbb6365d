import { PageLink } from "#components/ui/page-link.tsx";
import { BANK_TABS, type BankTab, type WaitingCounts } from "#lib/payments/statements/schema.ts";
import { bankChoice } from "./bank-choice.ts";

const LABELS: Record<BankTab, string> = {
  exact: "Pas",
  near: "Perlu dipilih",
  late: "Terlambat",
  unknown: "Uang tak dikenal",
  done: "Selesai",
  skipped: "Bukan uang pesanan",
};

/** Says what a tab's rows are, and what to do with them. */
export const TAB_WORDS: Record<BankTab, string> = {
  exact:
    "Jumlahnya hanya ditunggu satu pesanan. Konfirmasi semuanya sekaligus, atau satu per satu.",
  near: "Mungkin uang pesanan, tetapi belum pasti. Baca alasannya, lalu pilih pesanannya.",
  late: "Pesanannya sudah berakhir: lanjutkan, atau kembalikan uangnya.",
  unknown:
    "Tidak ada pesanan yang menunggu jumlah ini. Cocokkan dengan nomor pesanan, atau catat sebagai hal lain.",
  done: "Sudah dicocokkan, dikembalikan, atau dicatat sebagai hal lain.",
  skipped: "Uang keluar dan setoran QRIS: dilewati saat rekening koran disimpan.",
};

/** The list by what has to be done, with the number that waits. */
export function BankTabs({ tab, counts }: { tab: BankTab; counts: WaitingCounts }) {
  const countOf: Partial<Record<BankTab, number>> = counts;
  return (
    <nav aria-label="Mutasi menurut keadaan" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-5 border-b border-garis">
        {BANK_TABS.map((name) => (
          <li key={name}>
            <PageLink
              href={bankChoice.href({ tab: name })}
              scroll={false}
              aria-current={name === tab ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-abu hover:text-soga-700 aria-[current=page]:border-soga-700 aria-[current=page]:font-semibold aria-[current=page]:text-soga-900"
            >
              {name in countOf ? `${LABELS[name]} (${countOf[name]})` : LABELS[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
