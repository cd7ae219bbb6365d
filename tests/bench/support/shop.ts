/** The address of the web server under test. */
export function shopAddress(): string {
  const url = process.env.TEST_BASE_URL;
  if (!url) throw new Error("TEST_BASE_URL isn't set: run this by npm run bench");
  return url;
}

/** Lists products of the catalogue as the API answers them. */
export async function listProducts(count: number): Promise<{ id: string }[]> {
  const answer = await fetch(`${shopAddress()}/api/product?per_page=${count}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  if (data.length === 0) throw new Error("the shop has no product");
  return data;
}

/** Returns the path of a product's page. */
export const productPath = ({ id }: { id: string }): string => `/product-detail/${id}`;

/** Returns a page's HTML from the cache, by asking twice. */
export async function readPage(path: string): Promise<string> {
  await (await fetch(shopAddress() + path)).text();
  const answer = await fetch(shopAddress() + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}
