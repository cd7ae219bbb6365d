import { describe, expect, it } from "vitest";
import { createProductInput, productInput, updateProductInput } from "./schema.ts";

const SHIRT = {
  name: " Kemeja ",
  category: "Men",
  size: "M",
  price: "450.000",
  stock: "1",
  weight: 250,
  description: "Satu.\r\n\r\nDua.",
  care_instructions: "Cuci tangan.",
};

function errorsOf(changes: Record<string, unknown>) {
  const { error } = createProductInput.safeParse({ ...SHIRT, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe("a product's form", () => {
  it("says of a size that is no text just that, and doesn't fall over it", () => {
    for (const nothing of [{ not: "" }, ["a"], null, 1, true]) {
      expect(Object.keys(errorsOf({ size_details: nothing }))).toEqual(["size_details"]);
      expect(Object.keys(errorsOf({ size: nothing }))).toEqual(["size"]);
    }
  });

  it("is read as it is stored", () => {
    expect(createProductInput.parse(SHIRT)).toMatchObject({
      name: "Kemeja",
      price: 450_000,
      stock: 1,
      weight: 250,
      description: "Satu.\n\nDua.",
    });
  });

  it.each([
    ["price", "0"],
    ["price", "-450000"],
    ["price", "1.000.000.001"],
    ["price", "450,5"],
    ["price", "450.5"],
    ["price", "450,000"],
    ["price", "45.00.000"],
    ["price", "450000.50"],
    ["price", 450.5],
    ["stock", "100001"],
    ["stock", "1.5"],
    ["weight", "0"],
    ["weight", "50001"],
    ["name", "x".repeat(121)],
    ["image1", "foto.jpg"],
    ["image1", new Uint8Array([1, 2, 3])],
    ["category", "Shoes"],
  ])("refuses %s %j", (field, value) => {
    expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field]);
  });

  it.each(["450000.00", "450.000,00", "450.000"])("reads the price %s as 450,000", (price) => {
    expect(createProductInput.parse({ ...SHIRT, price }).price).toBe(450_000);
  });

  it.each(["name", "price", "stock", "weight", "description", "care_instructions"])(
    "wants %s",
    (field) => {
      const message = "This field can't be empty";
      for (const empty of ["", "  ", undefined, null]) {
        expect(errorsOf({ [field]: empty })).toEqual({ [field]: message });
      }
    },
  );

  it("wants a size of clothes, and only one that the category offers", () => {
    const message = "Ukuran harus dipilih";
    for (const size of ["", undefined, "XS"]) expect(errorsOf({ size })).toEqual({ size: message });
    expect(errorsOf({ size: "", category: "Others" })).toEqual({});
    expect(errorsOf({ size: "", category: "Batik Cloth" })).toEqual({});
    expect(
      productInput({ category: "Men", size: "XS" }).safeParse({ ...SHIRT, size: "XS" }).success,
    ).toBe(true);
    expect(errorsOf({ name: "", size: "" })).toEqual({
      name: "This field can't be empty",
      size: message,
    });
  });

  it("leaves out of a patch what isn't in it", () => {
    expect(updateProductInput.parse({ price: "1.000", role: "admin" })).toEqual({ price: 1000 });
  });
});
