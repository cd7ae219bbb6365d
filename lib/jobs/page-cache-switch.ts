import "server-only";
import { millisecondsInSecond } from "date-fns/constants";
import { processWide } from "../environment/process-wide.ts";
import { tagClock } from "../expiry/tag-clock.ts";
import { readPageCacheOrder } from "../shop/page-cache-order.ts";
import { log } from "../telemetry/log.ts";

const INTERVAL_MS = 10 * millisecondsInSecond;

const shared = processWide("page-cache-switch", () => ({
  isOn: true,
  /** Of the order that this process has followed; undefined before its first look. */
  mark: undefined as string | undefined,
}));

export function isPageCacheOn(): boolean {
  return shared.isOn;
}

/** Follows orders about the page cache, now and every ten seconds. Keeps no process alive. */
export function watchPageCacheSwitch(): void {
  const follow = () =>
    followPageCacheSwitch().catch((err) =>
      log().warn({ err }, "The order about the page cache can't be read"),
    );
  void follow();
  setInterval(() => void follow(), INTERVAL_MS).unref();
}

/** Does once what the last order says. Throws where the database is away. */
export async function followPageCacheSwitch(): Promise<void> {
  const { isOn, mark } = await readPageCacheOrder();
  if (mark === shared.mark) return;
  const isFirstLook = shared.mark === undefined;
  shared.mark = mark;
  shared.isOn = isOn;
  if (isFirstLook && isOn) return;
  tagClock.expireEverything();
  log().warn(`The page cache is ${isOn ? "on" : "off"}, and empty.`);
}
