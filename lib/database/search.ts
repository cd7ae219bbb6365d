import "server-only";
import pLimit from "p-limit";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { processWide } from "../environment/process-wide.ts";
import { AppError } from "../errors.ts";
import { metrics } from "../telemetry/metrics.ts";
import { isStatementTimeout } from "./database-errors.ts";
import { searchConnections } from "./db.ts";
import { type Freshness, readWithFreshness } from "./freshness.ts";

/** Searches that wait for a connection. They take some milliseconds each, so these wait briefly. */
const MOST_WAITING = 30;

const RETRY_AFTER_SECONDS = "5";

/** Runs a search on connections of its own. Throws unavailable where too many wait, or it takes too long (db.ts). */
export function readSearch<Result>(
  freshness: Freshness,
  work: (source: PrismaClient) => Promise<Result>,
): Promise<Result> {
  const searches = processWide("searches", () => pLimit(searchConnections()));
  if (searches.pendingCount >= MOST_WAITING) return Promise.reject(tooSlow());
  return searches(() =>
    readWithFreshness(freshness, (source) => work(source).catch(rethrow), "search"),
  );
}

/** A slow search says nothing about the database, so the replica isn't left alone for it. */
function rethrow(error: unknown): never {
  throw isStatementTimeout(error) ? tooSlow() : error;
}

function tooSlow(): AppError {
  metrics().errors.inc({ cause: "slow-search" });
  return new AppError("unavailable", "The search is busy at the moment. Please try again.", {
    headers: { "retry-after": RETRY_AFTER_SECONDS },
  });
}
