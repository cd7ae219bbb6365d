import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog, type DialogName } from "./dialog.tsx";

const draw = (name?: string) =>
  renderToStaticMarkup(
    <Dialog open={false} onClose={() => {}} name={name as DialogName} title="Judul">
      Isi
    </Dialog>,
  );

test("named dialogs can be told apart, and one without a name is none of them", () => {
  for (const name of ["status", "checkout-confirmation", "out-of-stock-cart", "confirm-delete"]) {
    expect(draw(name)).toContain(`data-dialog="${name}"`);
  }
  expect(draw()).not.toContain("data-dialog");
});

test("an unknown dialog name is an error", () => {
  expect(() => draw("confirm-everything")).toThrow("Unknown dialog: confirm-everything");
  expect(() => draw("")).toThrow("Unknown dialog");
});
