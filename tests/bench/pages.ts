/**
 * Measures cached pages beside two baselines that send the same bytes: a static page of a bare Next app,
 * and a file served by nginx.
 */
import { startBareNext } from "./support/bare-next.ts";
import { comparedRates } from "./support/compared-rates.ts";
import { hasNginx, startNginx } from "./support/nginx.ts";
import type { Row } from "./support/report.ts";
import { alternate } from "./support/rounds.ts";
import { listProducts, productPath, readPage, shopAddress } from "./support/shop.ts";
import { leaveOut, loadSubject } from "./support/subject.ts";
import { type Load, load } from "./support/wrk.ts";

const ENCODINGS = ["gzip", "br"];

await loadSubject("pages", async () => {
  const [product = { id: "" }] = await listProducts(1);
  const paths = { home: "/home", list: "/product", product: productPath(product) };
  const html: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) html[name] = await readPage(path);
  const next = await startBareNext(html);
  const nginx = hasNginx() ? await startNginx(html) : undefined;
  if (!nginx) leaveOut("nginx", "it isn't here and couldn't be installed");

  const rows: Row[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const variants: Record<string, (seconds: number) => Promise<Load>> = {
      shop: (seconds) => load(shopAddress(), path, { seconds }),
      next: (seconds) => load(next, `/${name}`, { seconds }),
    };
    if (nginx) variants.nginx = (seconds) => load(nginx, `/${name}`, { seconds });
    const { shop = [], next: bare = [], nginx: files } = await alternate(variants);
    rows.push(comparedRates(name, shop, "Next", bare));
    if (files) rows.push(comparedRates(`${name}, nginx`, shop, "nginx", files));
    for (const encoding of ENCODINGS) {
      const headers = { "accept-encoding": encoding };
      const packed = await alternate({
        shop: (seconds) => load(shopAddress(), path, { seconds, headers }),
        next: (seconds) => load(next, `/${name}`, { seconds, headers }),
      });
      rows.push(comparedRates(`${name}, ${encoding}`, packed.shop, "Next", packed.next));
    }
  }
  return rows;
});
