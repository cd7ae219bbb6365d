/** Measures the public API beside a bare Next route with one query on the same database. */
import { startBareNext } from "./support/bare-next.ts";
import { comparedRates } from "./support/compared-rates.ts";
import type { Row } from "./support/report.ts";
import { alternate } from "./support/rounds.ts";
import { listProducts, shopAddress } from "./support/shop.ts";
import { loadSubject } from "./support/subject.ts";
import { load } from "./support/wrk.ts";

await loadSubject("apis", async () => {
  const [product = { id: "" }] = await listProducts(1);
  const next = await startBareNext();
  const calls = {
    list: ["/api/product?per_page=20", "/rows?count=20"],
    detail: [`/api/product/${product.id}`, `/rows?id=${product.id}`],
    search: ["/api/product?per_page=20&q=parang", "/rows?count=14"],
  };
  const rows: Row[] = [];
  for (const [name, [path = "", baseline = ""]] of Object.entries(calls)) {
    const found = await alternate({
      shop: (seconds) => load(shopAddress(), [path], { seconds }),
      next: (seconds) => load(next, [baseline], { seconds }),
    });
    rows.push(comparedRates(name, found.shop, "Next, one query", found.next));
  }
  return rows;
});
