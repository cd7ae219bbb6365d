import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { SIZE_OPTIONS } from "#lib/catalogue/sizes/sizes.ts";
import { SIZE_DETAILS_EXAMPLE, SIZE_LIST_EXAMPLE } from "#lib/catalogue/sizes/sizing.ts";

/** The allowed values of the columns with fixed values. */
export function ColumnGuide() {
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem]">
      <p>
        Aturannya sama dengan formulir barang. Kolom Harga dalam rupiah bulat, Stok dan Berat
        bilangan bulat. Gambar ditambahkan kemudian di formulir masing-masing barang.
      </p>
      <p>
        Pindah dari toko lain? Berkas ekspor produk Shopify dan WooCommerce (CSV, dalam bahasa
        Inggris) bisa langsung dipilih, tanpa mengubah kolomnya.
      </p>
      <dl className="grid gap-x-6 gap-y-2 @2xl:grid-cols-[auto_1fr]">
        {CATEGORIES.map((category) => (
          <div key={category} className="contents">
            <dt className="font-semibold" lang="en">
              {category}
            </dt>
            <dd className="text-abu">
              <span>Ukuran </span>
              <span lang="en">{SIZE_OPTIONS[category].join(", ")}</span>
              <br />
              <span>Rincian </span>
              {SIZE_DETAILS_EXAMPLE[category] === "" ? (
                <span>teks bebas</span>
              ) : (
                <code lang="en">
                  {SIZE_DETAILS_EXAMPLE[category].split(",").map((part, index) => (
                    <span key={part}>
                      {index > 0 ? (
                        <span>
                          ,<wbr />
                        </span>
                      ) : null}
                      <span>{part}</span>
                    </span>
                  ))}
                </code>
              )}
            </dd>
          </div>
        ))}
        <div className="contents">
          <dt className="font-semibold" lang="en">
            See-Image
          </dt>
          <dd className="text-abu">
            Rincian <code lang="en">{SIZE_LIST_EXAMPLE}</code>: ukuran yang dapat dipilih pembeli
          </dd>
        </div>
      </dl>
    </div>
  );
}
