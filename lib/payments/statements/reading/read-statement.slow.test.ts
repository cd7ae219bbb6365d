import { expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";

const HEAD = "Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,";

const row = (at: number) =>
  `25/10/21 08.59.34,25/10/21 08.59.34,0998,${at},"TRF/PAY | SEKAR",.00,"461,123.00",`;

const statement = (count: number) =>
  Buffer.from([HEAD, ...Array.from({ length: count }, (_, at) => row(at))].join("\n"));

test("50,000 rows are read, and one more is refused", async () => {
  const reading = await readStatement(statement(50_000));
  expect(reading.refused === null && reading.rows.length).toBe(50_000);
  expect((await readStatement(statement(50_001))).refused).toMatch(/Paling banyak/);
});
