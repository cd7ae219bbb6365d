const CATEGORIES = ["Men", "Women", "Others", "Batik Cloth"];
const SIZES = ["M", "XS", "S", "L", "XL", "2XL", "3XL", "Free-Size"];
const SORTS = ["", "newest", "price-asc", "price-desc"];

/** Returns every subset with the first element. */
function subsets([first = "", ...others]: string[]): string[][] {
  return Array.from({ length: 2 ** others.length }, (_, bits) => [
    first,
    ...others.filter((_, at) => (bits >> at) & 1),
  ]);
}

/**
 * Returns thousands of different catalogue addresses, always in the same mixed order. Each is another choice
 * of filters, so no cache can answer it with another one's page.
 */
export function distinctChoices(search = ""): string[] {
  const found = SORTS.flatMap((sort) =>
    subsets(CATEGORIES).flatMap((categories) =>
      subsets(SIZES).map((sizes) => {
        const query = new URLSearchParams();
        if (search) query.append("q", search);
        for (const category of categories) query.append("categories[]", category);
        for (const size of sizes) query.append("sizes[]", size);
        if (sort) query.append("sort", sort);
        return `/product?${query}`;
      }),
    ),
  );
  return mixed(found);
}

/** Returns the elements in mixed order. The step shares no divisor with their number, so each comes once. */
function mixed(values: string[]): string[] {
  let step = 1_000_003;
  while (values.length % step === 0) step += 2;
  return values.map((_, at) => values[(at * step) % values.length] ?? "");
}

/** Returns a function that takes elements of a list, each once. It begins anew when they are used up. */
export function supply<T>(values: T[]): (count: number) => T[] {
  let used = 0;
  return (count) => {
    if (used + count > values.length) used = 0;
    used += count;
    return values.slice(used - count, used);
  };
}
