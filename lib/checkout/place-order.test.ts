import { expect, test } from "vitest";
import { hashBody } from "./place-order.ts";
import { placeOrderInput } from "./schema.ts";

/** A body of the first release, without what came later. */
const FIRST = {
  recipient: "Uji Coba",
  phone_number: "6281234567890",
  address: "Jalan Braga 1",
  description: "Lantai 2",
  province: "Jawa Barat&id=32",
  city: "Kota Bandung",
  zip_code: "40111",
  ongkir: 12_000,
  service: "REG",
  etd: "1-2",
};

const hashOf = (change: object = {}) => hashBody(placeOrderInput.parse({ ...FIRST, ...change }));

test("a body of the first release keeps its hash, whatever fields came later", () => {
  expect(hashOf()).toBe("dd96e3567eb0636791666eb21c493bd8b68aea1875d0ad2d6fd53c4e5a0a2a68");
  expect(hashOf({ customer_note: "", carrier: "jne", total: 462_000 })).toBe(hashOf());
});

test.each(
  Object.keys(placeOrderInput.shape).filter((field) => !["total", "unique_amount"].includes(field)),
)("another %s is another body", (field) => {
  const body = placeOrderInput.parse(FIRST);
  expect(hashBody({ ...body, [field]: "another" })).not.toBe(hashBody(body));
});
