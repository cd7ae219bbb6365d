import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Settings that pages show: others make other pages of the same build. */
const SHOWN = /^(SHOP_|SITE_URL$|PAYMENT_DEADLINE_HOURS$|PROOF_RETENTION_DAYS$)/;

let name: string | undefined;

/** Returns a name of the build and its settings. Servers of the same name may share pages. */
export function buildName(): string {
  name ??= `${readFileSync(".next/BUILD_ID", "utf8")}-${hashSettings()}`;
  return name;
}

function hashSettings(): string {
  const settings = Object.entries(process.env).filter(([key, value]) => value && SHOWN.test(key));
  return createHash("sha256").update(JSON.stringify(settings.sort())).digest("hex").slice(0, 16);
}
