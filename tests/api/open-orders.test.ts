import { expect, test } from "vitest";
import { orderPiece, signIn } from "./people.ts";
import { send } from "./shop-client.ts";

test("a cancelled order's piece is on sale again at once, on its page as well", async () => {
  const token = await signIn();
  const id = await orderPiece(token);
  const { json } = await send("GET", `/api/order/${id}`, { token });
  const page = `/product-detail/${json.data[0].order_items[0].product_id}`;
  const availability = async () =>
    /schema\.org\/(InStock|SoldOut)/.exec((await send("GET", page)).json)?.[1];
  expect(await availability()).toBe("SoldOut");

  const cancelled = await send("POST", `/api/order/${id}/cancel`, { token });
  expect([cancelled.status, cancelled.json.data[0].status]).toEqual([200, "Cancelled"]);
  expect(await availability()).toBe("InStock");
});
