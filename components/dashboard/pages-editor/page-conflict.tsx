import { Notice } from "#components/ui/notice.tsx";
import type { Fields, PageValue } from "#lib/content/pages/fields.ts";
import { flattenPage } from "#lib/content/pages/flatten-page.ts";

type PageConflictProps = { fields: Fields; theirs: PageValue; mine: PageValue };

/** Shows both words of each text that another admin has saved meanwhile. The next save replaces theirs. */
export function PageConflict({ fields, theirs, mine }: PageConflictProps) {
  const own = new Map(flattenPage(fields, mine).map(({ path, text }) => [path, text]));
  const differing = flattenPage(fields, theirs).filter(({ path, text }) => own.get(path) !== text);
  return (
    <Notice tone="warning" role="alert">
      <p>
        Admin lain baru saja menyimpan halaman ini. Isian Anda masih di sini dan belum disimpan.
        Simpan sekali lagi untuk memakainya, atau buang perubahan untuk memakai tulisan mereka.
      </p>
      <ul className="grid gap-3 pt-3 font-normal">
        {differing.map(({ path, label, text }) => (
          <li key={path}>
            <p className="text-sm text-abu">{label}</p>
            <div className="grid gap-x-4 sm:grid-cols-2">
              <p className="whitespace-pre-wrap wrap-anywhere">{`Mereka: ${text || "kosong"}`}</p>
              <p className="whitespace-pre-wrap wrap-anywhere">{`Anda: ${own.get(path) || "kosong"}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
