import { expect, test } from "vitest";
import { subjectHref } from "./subject-href.ts";

test("an entry leads to its thing while there is one", () => {
  const href = (action: Parameters<typeof subjectHref>[0]["action"]) =>
    subjectHref({ action, subject_id: "7" });
  expect(href("order-updated")).toBe("/dashboard/orders-detail/7");
  expect(href("product-imported")).toBe("/dashboard/product-form/7");
  expect([href("product-deleted"), href("operator-command")]).toEqual([null, null]);
});
