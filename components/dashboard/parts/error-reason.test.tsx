import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import { ErrorReason, isFieldError } from "./error-reason.tsx";

test("the fields show what is wrong with them, and nothing else", () => {
  expect(isFieldError(new ApiError(422, "x", { errors: { name: ["x"] } }))).toBe(true);
  expect(isFieldError(new ApiError(409, "x", { stock: 3 }))).toBe(true);
  expect(isFieldError(new ApiError(422, "x", {}))).toBe(false);
  expect(isFieldError(new ApiError(409, "x", {}))).toBe(false);
  expect(isFieldError(new Error("x"))).toBe(false);
});

test.each([
  [404, "Barang ini sudah dihapus."],
  [413, "Kiriman terlalu besar."],
  [503, "Toko sedang sibuk."],
  [0, "Periksa koneksi"],
  [500, "Periksa koneksi"],
])("%i is told in Indonesian", (status, words) => {
  const error = new ApiError(status, "English", {});
  expect(renderToStaticMarkup(<ErrorReason error={error} name="Barang" />)).toContain(words);
});
