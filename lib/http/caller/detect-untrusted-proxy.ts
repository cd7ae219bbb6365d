import "server-only";
import { env } from "../../environment/env.ts";
import { processWide } from "../../environment/process-wide.ts";
import { isPublicUrl } from "../../environment/public-url.ts";
import { log } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { clientAddress, isPrivateAddress } from "./client-address.ts";

/** Requests in a row from one private address that make a missing TRUST_PROXY likely. */
const SUSPICIOUS = 200;

type Streak = { address: string; length: number };

const shared = processWide("callers", (): { streak?: Streak; hasWarned?: true } => ({}));

/** Counts API calls in a row from one private address. At a public SITE_URL many mean a proxy: it warns once. */
export function detectUntrustedProxy(headers: Headers): void {
  const address = clientAddress(headers);
  const streak = shared.streak;
  if (streak?.address !== address) {
    shared.streak = { address, length: 1 };
    metrics().singleCaller.set(0);
    return;
  }
  streak.length += 1;
  if (streak.length !== SUSPICIOUS) return;
  if (!isPrivateAddress(address) || !isPublicUrl(env().SITE_URL)) return;
  metrics().singleCaller.set(1);
  if (shared.hasWarned) return;
  shared.hasWarned = true;
  log().warn(
    `The last ${SUSPICIOUS} API calls all came from one private address: TRUST_PROXY seems too low, so that all visitors share the limits of one.`,
  );
}
