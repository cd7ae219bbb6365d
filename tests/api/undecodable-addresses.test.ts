import { expect, test } from "vitest";
import { sendRaw } from "./contract/detours.ts";

const BROKEN = ["%ff", "%c3%28", "%E0%A4%A", "100%", "%ed%a0%80"];

test.each(BROKEN)("%s names nothing, on a page as in the API", async (name) => {
  for (const folder of ["", "/product-detail", "/media", "/auth/otp", "/payment-proof"]) {
    const { status } = await sendRaw("GET", `${folder}/${name}`, {}, "");
    expect([status, folder]).toEqual([expect.toSatisfy((code) => code < 500), folder]);
  }
  for (const path of [`/api/${name}`, `/api/product/${name}`]) {
    const { status, text } = await sendRaw("GET", path, {}, "");
    expect([status, JSON.parse(text)]).toEqual([404, { message: expect.any(String) }]);
  }
});

test("an address of another shop's host is asked of this one", async () => {
  const { status, text } = await sendRaw("GET", "http://other.test/api/product?per_page=1", {}, "");
  expect([status, JSON.parse(text)]).toEqual([
    200,
    expect.objectContaining({ data: expect.any(Array) }),
  ]);
});
