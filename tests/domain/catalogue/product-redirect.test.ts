import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findProductRedirect, readProductForPage } from "#lib/cache/catalogue.ts";
import { PageRecord, recordPage } from "#lib/cache/current-page.ts";
import { MISSING_PRODUCT } from "#lib/catalogue/missing-product.ts";
import { createProduct } from "#tests/factories/product.ts";
import { statementsOf } from "#tests/setup/sent-statements.ts";

test("a page that isn't cached asks once for its product, to redirect and to render", async () => {
  const id = await createProduct();
  const record = new PageRecord();
  const sent = await statementsOf(async () => {
    const redirect = recordPage(record, () => findProductRedirect(`/product-detail/${id}`));
    expect(await redirect).toBeNull();
    const product = recordPage(record, () => readProductForPage(id));
    expect(await product).toMatchObject({ id });
  });
  expect(sent).toHaveLength(1);
});

test("a product that isn't there leads away, and an id in capitals to the page's address", async () => {
  const [gone, id] = [await createProduct({ deletedAt: new Date() }), randomUUID()];
  expect(await findProductRedirect(`/product-detail/${gone}`)).toBe(MISSING_PRODUCT);
  expect(await findProductRedirect(`/product-detail/${id}`)).toBe(MISSING_PRODUCT);
  const capitals = `/product-detail/${id.toUpperCase()}`;
  expect(await findProductRedirect(capitals)).toBe(`/product-detail/${id}`);
  expect(await findProductRedirect("/product-detail/kemeja")).toBe(MISSING_PRODUCT);
  expect(await findProductRedirect("/product")).toBeNull();
});
