import { setImmediate as turn } from "node:timers/promises";

const ROWS_A_TURN = 1_000;

/** Yields rows, and lets other requests run after each thousand. */
export async function* inTurns<Row>(rows: Iterable<Row>): AsyncGenerator<Row, void, void> {
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count % ROWS_A_TURN === 0) await turn();
    yield row;
  }
}
