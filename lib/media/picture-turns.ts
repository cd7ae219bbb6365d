import "server-only";
import pLimit from "p-limit";

/** One at a time: a picture unfolds into up to a hundred megabytes while it is worked on. */
const turns = pLimit(1);

/** Waits for its turn among all pictures that this process works on. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return turns(work);
}

/** For a process that does nothing else: the seed. */
export function workOnPicturesAtOnce(count: number): void {
  turns.concurrency = count;
}
