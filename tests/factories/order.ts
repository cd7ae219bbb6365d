import type { Actor } from "#lib/actor.ts";
import { quoteCart } from "#lib/checkout/quote-cart.ts";
import type { PlaceOrderInput } from "#lib/checkout/schema.ts";

/** Returns a customer's order to Bandung, with the right price for the current cart. */
export async function orderInput(actor: Actor): Promise<PlaceOrderInput> {
  const { city, options } = await quoteCart(actor, "Kota Bandung", { carrier: "jne" });
  const cost = options.find(({ service }) => service === "REG")?.cost[0];
  if (!cost) throw new Error("JNE has REG to Bandung");
  return {
    recipient: "Uji Coba",
    phone_number: "6281234567890",
    address: "Jalan Braga 1",
    description: "Lantai 2",
    province: `${city.province.name}&id=${city.province.id}`,
    city: city.name,
    zip_code: "40111",
    carrier: "jne",
    service: "REG",
    ongkir: cost.value,
    etd: cost.etd,
  };
}
