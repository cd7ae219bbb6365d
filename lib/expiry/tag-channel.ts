import "server-only";
import { processWide } from "../environment/process-wide.ts";
import { tagClock } from "./tag-clock.ts";

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
