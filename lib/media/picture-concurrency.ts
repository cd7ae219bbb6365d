import "server-only";
import pLimit from "p-limit";

/** One at a time in this process: a decoded picture takes up to 100 MB. */
const limit = pLimit(1);

export function limitPictureWork<Result>(work: () => Promise<Result>): Promise<Result> {
  return limit(work);
}

/** Raises the limit in a process that does nothing else, such as the seed. */
export function setPictureConcurrency(count: number): void {
  limit.concurrency = count;
}
