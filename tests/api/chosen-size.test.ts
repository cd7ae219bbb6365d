import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
import { paymentBody, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

async function orderWith(token: string, more: Record<string, unknown>) {
  const body = { ...(await paymentBody(token)), ...more };
  return send("POST", "/api/payment", { token, body });
}

test("a note of 300 characters is taken, and a longer one told so in its own words", async () => {
  const token = await signIn();
  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const long = await orderWith(token, { customer_note: "a".repeat(301) });
  expect(long.status).toBe(422);
  expect(long.json.errors).toEqual({
    customer_note: ["Your note may have at most 300 characters"],
  });
  expect((await send("GET", "/api/cartbadge", { token })).json.cartBadge).toBe(1);
  const lines = "ab\r\n".repeat(100);
  expect((await orderWith(token, { customer_note: lines })).status).toBe(201);
});
