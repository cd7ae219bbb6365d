import { expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { listShippingOptions } from "#lib/checkout/quote-cart.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { CARRIER_IDS } from "#lib/shipping/carriers.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";

test.each(CARRIER_IDS)("an order by %s has the price of its service", async (carrier) => {
  const actor = await createActor();
  await setCartItem(actor, await createProduct(), 1);
  const options = await listShippingOptions(actor, "Kota Bandung", null);
  const option = options.find((candidate) => candidate.carrier === carrier);
  const cost = option?.cost[0];
  if (!option || !cost) throw new Error(`${carrier} has no price to Bandung`);
  const choice = { carrier, service: option.service, ongkir: cost.value };

  const input = { ...(await orderInput(actor)), ...choice };
  const { order } = await placeOrder(actor, input, null);

  expect(await getOrder(actor, order.id)).toMatchObject({ ...choice, etd: cost.etd });
});
