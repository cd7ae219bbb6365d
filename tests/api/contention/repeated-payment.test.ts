import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { type Buyer, buyersOf } from "./buyers.ts";
import { connectThrough } from "./cut-socket.ts";
import { sendTo, serverOf } from "./servers.ts";

const TIMES = 50;

/** Creates a customer with one of nine pieces in the cart: the stock allows a second order. */
async function buyerOfNine() {
  const { productId, first: buyer, body } = await buyersOf(9, 1);
  return { buyer, productId, body };
}

async function booksOf(buyer: Buyer, productId: string) {
  const orders = await db().order.findMany({
    where: { userId: buyer.userId },
    select: { id: true },
  });
  const { stock } = await db().product.findUniqueOrThrow({ where: { id: productId } });
  return { ids: orders.map(({ id }) => id), stock };
}

test.each([
  ["with the header", "double-click"],
  ["without it", undefined],
])(`${TIMES} identical payments at once over two servers, %s: one order`, async (_, key) => {
  const { buyer, productId, body } = await buyerOfNine();
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, turn) =>
      sendTo(serverOf(turn), "POST", "/api/payment", {
        token: buyer.token,
        body,
        ...(key ? { key } : {}),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(201));
  const { ids, stock } = await booksOf(buyer, productId);
  expect(new Set(answers.map(({ json }) => json.data.id))).toEqual(new Set(ids));
  expect({ orders: ids.length, stock }).toEqual({ orders: 1, stock: 8 });
  expect(await listWrongBooks()).toEqual([]);
});

test.each([
  ["with the header", "after-a-cut"],
  ["without it", undefined],
])("the socket is cut after the commit, %s: a retry answers the same order", async (_, key) => {
  const { buyer, productId, body } = await buyerOfNine();
  const sent = { token: buyer.token, body, ...(key ? { key } : {}) };
  const cut = await connectThrough(serverOf(0));
  await expect(sendTo(cut.address, "POST", "/api/payment", sent)).rejects.toThrow();
  await cut.close();
  const before = await booksOf(buyer, productId);
  expect(before).toEqual({ ids: [expect.any(String)], stock: 8 });

  const retry = await sendTo(serverOf(1), "POST", "/api/payment", sent);

  expect(retry.status).toBe(201);
  expect(retry.json.data.id).toBe(before.ids[0]);
  expect(await booksOf(buyer, productId)).toEqual(before);
});
