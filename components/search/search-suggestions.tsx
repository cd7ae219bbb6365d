import { useEffect } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { useLanguage, usePathIn, useWords } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { sideOf } from "#lib/language/sides.ts";
import { SEARCH_WORDS } from "./search-words.ts";
import { type ListKeys, optionId } from "./use-list-keys.ts";
import { useSearch } from "./use-search.ts";

type SearchSuggestionsProps = { id: string; typed: string; keys: ListKeys };

/** The first results as a list box, and a link to all. */
export function SearchSuggestions({ id, typed, keys }: SearchSuggestionsProps) {
  const { q, found } = useSearch(typed);
  const toPath = usePathIn();
  const words = useWords(SEARCH_WORDS);
  const count = found && found.products.length > 0 ? found.products.length + 1 : 0;
  const { isOpen, active, setCount } = keys;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results, another count
  useEffect(() => setCount(count), [count, found]);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && found ? words.total(found.total) : ""}
      </p>
      {isOpen && found ? (
        <div className="absolute inset-x-0 top-full z-10 mt-1 border border-abu bg-putih xl:right-0 xl:left-auto xl:w-96">
          {count === 0 ? (
            <p className="p-4 text-sm text-abu">{words.none(q)}</p>
          ) : (
            <div
              role="listbox"
              id={id}
              aria-label={words.found}
              // Keeps the focus in the field: a blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              className="max-h-[calc(100dvh-8rem)] hiding-scroll-bar overflow-y-auto overscroll-contain"
            >
              {found.products.map((product, at) => (
                <PieceOption
                  key={product.id}
                  id={optionId(id, at)}
                  product={product}
                  selected={active === at}
                />
              ))}
              <a
                role="option"
                id={optionId(id, count - 1)}
                aria-selected={active === count - 1}
                tabIndex={-1}
                href={toPath(`/product?${new URLSearchParams({ q })}`)}
                className={classNames(
                  OPTION,
                  "min-h-12 justify-center border-t border-garis font-semibold text-soga-700",
                )}
              >
                {words.results(found.total)}
              </a>
            </div>
          )}
        </div>
      ) : null}
    </>
  );
}

const OPTION =
  "flex items-center gap-3 px-3 py-2 text-sm hover:bg-gading aria-selected:bg-gading aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-wedel-500";

type PieceOptionProps = { id: string; product: ProductView; selected: boolean };

function PieceOption({ id, product, selected }: PieceOptionProps) {
  const [picture] = listImages(product);
  const name = sideOf(product, "name", useLanguage());
  return (
    <PageLink
      role="option"
      id={id}
      aria-selected={selected}
      tabIndex={-1}
      href={`/product-detail/${product.id}`}
      className={OPTION}
    >
      {picture ? (
        <img
          src={picture.replace(/\d+\.webp$/, "320.webp")}
          alt=""
          width={48}
          height={60}
          className="h-15 w-12 shrink-0 object-cover"
        />
      ) : (
        <span aria-hidden className="h-15 w-12 shrink-0 bg-gading" />
      )}
      <span className="flex min-w-0 flex-col">
        <span lang={name.lang} className="line-clamp-2 font-semibold text-tinta">
          {name.text}
        </span>
        <span className="text-abu">
          {product.category} · {sizeLabel(product)}
        </span>
        <span className="flex items-center gap-2 text-abu">
          <Price value={product.price} />
          {product.is_purchased ? (
            <span lang="id" className="font-semibold text-mengkudu-600">
              Terjual
            </span>
          ) : null}
        </span>
      </span>
    </PageLink>
  );
}
