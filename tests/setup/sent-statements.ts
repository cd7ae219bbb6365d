import pg from "pg";
import { vi } from "vitest";

type SentStatement = { name: string | undefined; text: string; values?: unknown[] };

/** Runs work, and returns the statements that this process sends meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === "string"
        ? { name: undefined, text: statement }
        : (statement as SentStatement),
    );
  } finally {
    query.mockRestore();
  }
}
