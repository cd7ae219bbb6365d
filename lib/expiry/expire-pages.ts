import "server-only";
import { processWide } from "../environment/process-wide.ts";
import type { Sale } from "../orders/sale.ts";
import { tagClock } from "./tag-clock.ts";
import { productTags, saleTags } from "./tags.ts";

/** Carries expired tags between the web servers and the worker. */
export type TagChannel = {
  /** Returns whether a page of this age, in ms, may be served: any age while no message can be missed. */
  mayServe(ageMs: number): boolean;
  /** Tells the others. Neither waits nor throws. */
  send(tags: readonly string[]): void;
};

const shared = processWide("tag-channel", (): { channel: TagChannel | undefined } => ({
  channel: undefined,
}));

/** Undefined without REDIS_URL and in `npm run dev`. */
export function tagChannel(): TagChannel | undefined {
  return shared.channel;
}

export function setTagChannel(channel: TagChannel | undefined): void {
  shared.channel = channel;
}

/** Voids all pages with one of the tags: here at once, elsewhere through Redis. Doesn't wait. */
export function expireTags(tags: readonly string[]): void {
  if (tags.length === 0) return;
  tagClock.expire(tags);
  tagChannel()?.send(tags);
}

/** Expires pages that show products whose stock moved. Call it after the commit. */
export function expireProductPages(ids: Iterable<string>): void {
  expireTags(productTags(ids));
}

/** Expires pages that show a new order's products. Lists follow within a second. Call it after the commit. */
export function expireSoldProductPages(sales: readonly Sale[]): void {
  expireTags(saleTags(sales));
}
