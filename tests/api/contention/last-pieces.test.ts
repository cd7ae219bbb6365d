import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import type { Answer } from "../shop-client.ts";
import { buyersOf } from "./buyers.ts";
import { sendTo, serverOf } from "./servers.ts";

const ROUNDS = 20;
const BUYERS = 200;
const PIECES = 5;

function ordersOf(productId: string): Promise<number> {
  return db().order.count({ where: { items: { some: { productId } } } });
}

/** Comes again while the shop is busy with the others. */
async function insist(order: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await order();
    if (answer.status !== 503) return answer;
  }
}

test(`${BUYERS} buyers, ${PIECES} pieces, two servers, ${ROUNDS} times in a row: ${PIECES} orders`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { productId, buyers, body } = await buyersOf(PIECES, BUYERS);

    const answers = await Promise.all(
      buyers.map(({ token }, turn) =>
        insist(() => sendTo(serverOf(turn), "POST", "/api/payment", { token, body })),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    const refused = answers.filter(({ status }) => status === 409);
    expect
      .soft(
        {
          placed: statuses.filter((status) => status === 201).length,
          refused: refused.length,
          others: statuses.filter((status) => status !== 201 && status !== 409),
          orders: await ordersOf(productId),
          product: await db().product.findUnique({
            where: { id: productId },
            select: { stock: true, isPurchased: true },
          }),
        },
        `round ${round}`,
      )
      .toEqual({
        placed: PIECES,
        refused: BUYERS - PIECES,
        others: [],
        orders: PIECES,
        product: { stock: 0, isPurchased: true },
      });
    for (const { json } of refused) {
      expect(json).toMatchObject({
        message: "Some items in your cart are sold out",
        soldOut: [{ type: "removed", item: { product_id: productId, from: 1, to: 0 } }],
      });
    }
  }
  expect(await listWrongBooks()).toEqual([]);
});
