import pg from "pg";
import { statementsOf } from "./sent-statements.ts";

/** A node of EXPLAIN (FORMAT JSON), with its parts. */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};

/**
 * Runs work, and runs the reads that it has sent again, in one transaction: so they have its settings. Returns
 * PostgreSQL's plans of the second runs.
 */
export async function explainReads(work: () => Promise<unknown>): Promise<PlanNode[]> {
  const sent = await statementsOf(work);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const plans: PlanNode[] = [];
    await client.query("begin read only");
    for (const { text, values = [] } of sent.filter(({ text }) =>
      /^\s*(select|with)/i.test(text),
    )) {
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
      plans.push(rows[0]["QUERY PLAN"][0].Plan);
    }
    return plans;
  } finally {
    await client.end();
  }
}

/** Returns a plan's nodes that read a table, by themselves or through an index. Leaves out what never ran. */
export function scansOf(plan: PlanNode): PlanNode[] {
  if (plan["Actual Loops"] === 0) return [];
  const own = plan["Node Type"].includes("Scan") ? [plan] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

/** Returns whether a scan reads a table, by itself or through one of the indexes named after it. */
export function reads(table: string, scan: PlanNode): boolean {
  return scan["Relation Name"] === table || Boolean(scan["Index Name"]?.startsWith(`${table}_`));
}

/** Returns how many rows or index entries a scan has read, the dropped ones included. */
export function rowsReadBy(scan: PlanNode): number {
  const perLoop =
    scan["Actual Rows"] +
    (scan["Rows Removed by Filter"] ?? 0) +
    (scan["Rows Removed by Index Recheck"] ?? 0);
  return perLoop * scan["Actual Loops"];
}
