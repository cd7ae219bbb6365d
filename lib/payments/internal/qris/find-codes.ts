import "server-only";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { SearchedPicture } from "./search-thread.ts";

/** Limits the search to a few seconds, where a picture is large and holds no code. */
const SEARCH_MS = 2_000;

/** Ends a thread that doesn't keep to its limit. Its start takes a part of it on a busy machine. */
const THREAD_MS = 10_000;

/** A search takes a whole core. */
const oneAtATime = pLimit(1);

type Picture = Omit<SearchedPicture, "timeLimit">;

/** Returns the texts of QR codes in RGB pixels, by a thread of its own. Returns none after ten seconds. */
export function findCodes(picture: Picture): Promise<string[]> {
  return oneAtATime(() => search(picture));
}

function search(picture: Picture): Promise<string[]> {
  const workerData: SearchedPicture = { ...picture, timeLimit: SEARCH_MS };
  const thread = new Worker(new URL("./search-thread.ts", import.meta.url), { workerData });
  let timer: NodeJS.Timeout | undefined;
  const found = new Promise<string[]>((resolve, reject) => {
    timer = setTimeout(() => resolve([]), THREAD_MS);
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => resolve([]));
  });
  return found.finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}
