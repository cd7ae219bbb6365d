import { describe, expect, it } from "vitest";
import { changedValues, EMPTY_VALUES, groupThousands } from "./form-values.ts";

const shirt = {
  ...EMPTY_VALUES,
  name: "Kemeja",
  category: "Men",
  size: "M",
  price: "450.000",
} as const;

describe("changedValues", () => {
  it("leaves out what is the same, dots and spaces aside", () => {
    expect(changedValues(shirt, { ...shirt, name: " Kemeja ", price: "450000" })).toEqual({});
    expect(changedValues(shirt, { ...shirt, price: "450000.00" })).toEqual({});
    expect(changedValues(shirt, { ...shirt, price: "45.0000" })).toEqual({ price: "45.0000" });
    expect(
      changedValues({ ...shirt, description: "a\nb" }, { ...shirt, description: "a\r\nb" }),
    ).toEqual({});
  });

  it("never sends a stock that wasn't edited", () => {
    const opened = { ...shirt, stock: "10" };
    expect(changedValues(opened, { ...opened, price: "475.000" })).toEqual({ price: "475.000" });
    expect(changedValues(opened, { ...opened, stock: "12" })).toEqual({ stock: "12" });
  });

  it("sends category, size and details together", () => {
    expect(changedValues(shirt, { ...shirt, size: "L" })).toEqual({
      category: "Men",
      size: "L",
      size_details: "",
    });
  });
});

describe("groupThousands", () => {
  it.each([
    ["450000", "450.000"],
    ["1.250.000", "1.250.000"],
    ["450000.00", "450.000"],
    ["450.5", "450.5"],
    ["", ""],
    ["sejuta", "sejuta"],
  ])("%j becomes %j", (typed, shown) => {
    expect(groupThousands(typed)).toBe(shown);
  });
});
