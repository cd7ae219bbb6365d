import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { formatProvince } from "../../fields/province-text.ts";

/** Returns where the caller's newest order goes, as the checkout takes an address; null without an order. */
export async function findLastAddress({ userId }: Actor) {
  const order = await db().order.findFirst({ where: { userId }, orderBy: { createdAt: "desc" } });
  if (!order) return null;
  const { recipient, phoneNumber, address, description, city, province, provinceId, zipCode } =
    order;
  return {
    ...{ recipient, address, description, city },
    phone_number: phoneNumber,
    province: formatProvince({ id: provinceId, name: province }),
    zip_code: zipCode,
  };
}
