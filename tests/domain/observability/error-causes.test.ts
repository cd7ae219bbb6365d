import { beforeEach, expect, test, vi } from "vitest";
import { errorAnswer } from "#lib/http/answers/error-answer.ts";
import { log } from "#lib/telemetry/log.ts";
import { metrics } from "#lib/telemetry/metrics.ts";

beforeEach(() => void vi.spyOn(log(), "error").mockImplementation(() => {}));

const adapterError = (originalCode: string) => ({
  code: "P2010",
  meta: { driverAdapterError: { cause: { kind: "postgres", originalCode } } },
});

test.each([
  ["a statement's time-out", { code: "57014" }, "database-busy"],
  ["one by Prisma", adapterError("57014"), "database-busy"],
  ["a lock's time-out", adapterError("55P03"), "database-busy"],
  ["no connection free", new Error("timeout exceeded when trying to connect"), "database-busy"],
  ["a database that stops", { code: "57P01" }, "database-away"],
  ["no database", { code: "ECONNREFUSED" }, "database-away"],
])("%s is 503, with a cause of its own", async (_, error, cause) => {
  const counted = vi.spyOn(metrics().errors, "inc");
  const answer = errorAnswer(error, "an-id");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(counted.mock.calls).toEqual([[{ cause }]]);
  expect(vi.mocked(log().error).mock.lastCall?.[1]).toBe(
    cause === "database-busy" ? "the database is busy" : "the database is away",
  );
  counted.mockRestore();
});
