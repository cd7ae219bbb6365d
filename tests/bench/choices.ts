/**
 * Measures the catalogue's pages with filters and with a search. "Kept" asks for one address again and
 * again, "first time" for a new address each time. The baseline is a bare Next page rendered per request.
 */
import { distinctChoices, supply } from "./support/addresses.ts";
import { startBareNext } from "./support/bare-next.ts";
import { comparedRates } from "./support/compared-rates.ts";
import type { Row } from "./support/report.ts";
import { alternate } from "./support/rounds.ts";
import { shopAddress } from "./support/shop.ts";
import { loadSubject } from "./support/subject.ts";
import { load } from "./support/wrk.ts";

const PAGES = {
  choice: { path: "/product?categories[]=Men&sizes[]=M", search: "" },
  search: { path: "/product?q=parang", search: "parang" },
};

/** More addresses than pages that are rendered in a second. */
const ADDRESSES_A_SECOND = 400;
/** Pages whose mean length the baseline has. */
const SAMPLED = 20;

await loadSubject("choices", async () => {
  const next = await startBareNext();
  const rows: Row[] = [];
  for (const [name, { path, search }] of Object.entries(PAGES)) {
    const take = supply(distinctChoices(search));
    const bytes = await meanBytes(take(SAMPLED));
    const more = Math.max(0, Math.round((bytes - (await meanBytes(["/cards"], next))) / 2));
    const found = await alternate({
      kept: (seconds) => load(shopAddress(), [path], { seconds }),
      first: (seconds) => load(shopAddress(), take(ADDRESSES_A_SECOND * seconds), { seconds }),
      next: (seconds) => load(next, [`/cards?more=${more}`], { seconds }),
    });
    rows.push(comparedRates(`${name}, kept`, found.kept, "Next, dynamic", found.next));
    rows.push(comparedRates(`${name}, first time`, found.first, "Next, dynamic", found.next));
  }
  return rows;
});

async function meanBytes(paths: string[], origin = shopAddress()): Promise<number> {
  let bytes = 0;
  for (const path of paths) bytes += (await (await fetch(origin + path)).arrayBuffer()).byteLength;
  return bytes / paths.length;
}
