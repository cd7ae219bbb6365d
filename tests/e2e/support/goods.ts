import type { APIRequestContext, Page } from "@playwright/test";
import { fromShop } from "./shop.ts";
import { ADMIN, expect, logIn } from "./shop-test.ts";

export type Piece = { id: string; name: string };

/** A list of the demo's products alone: tests change and delete those that they make. */
export const DEMO_LIST = "/product?q=katun";

/** A demo product that no test sells, with several pictures and a size chart. */
export const DEMO_PIECE = "Kemeja Kawung Wedelan";
export const DEMO_PIECE_IN_ENGLISH = "Kawung Shirt in Indigo";

/** Returns the path of a demo product's page. */
export async function pathOf(request: APIRequestContext, name = DEMO_PIECE): Promise<string> {
  const query = new URLSearchParams({ q: name, match: "name" });
  const found = await request.get(`/api/product?${query}`);
  return `/product-detail/${(await found.json()).data[0].id}`;
}

let adminToken: Promise<string> | undefined;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs in anew if the session has ended: the demo's admin has twenty at most, over all tests. */
async function adminHeaders(request: APIRequestContext) {
  adminToken ??= logIn(request, ADMIN);
  const headers = bearer(await adminToken);
  if ((await request.post("/api/auth/user", { headers })).ok()) return headers;
  adminToken = logIn(request, ADMIN);
  return bearer(await adminToken);
}

/** Returns the admin's calls over the API. Each worker signs the admin in once. */
export async function adminOf(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  return {
    /** Creates a product for one test, so that tests don't disturb each other. */
    async createPiece(
      name: string,
      {
        stock = 1,
        price = 300_000,
        weight = 300,
        category = "Men",
        size = "M",
        size_details = "",
        description = "Kemeja uji coba.",
      } = {},
    ) {
      const answer = await request.post("/api/product", {
        headers,
        data: {
          name,
          category,
          size,
          size_details,
          price,
          stock,
          weight,
          description,
          care_instructions: "Cuci tangan.",
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      return { id: (await answer.json()).data.id, name } satisfies Piece;
    },
    async setStock({ id }: Piece, stock: number) {
      const answer = await request.patch(`/api/product/${id}`, { headers, data: { stock } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async setPrice({ id }: Pick<Piece, "id">, price: number) {
      const answer = await request.patch(`/api/product/${id}`, { headers, data: { price } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async deletePiece({ id }: Piece) {
      const answer = await request.delete(`/api/product/${id}`, { headers });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async stockOf({ id }: Piece): Promise<number> {
      return (await (await request.get(`/api/product/${id}`)).json()).data.stock;
    },
  };
}

/** Puts products into the cart of the signed-in customer over the API. */
export async function fillCart(page: Page, pieces: Piece[], quantity = 1): Promise<void> {
  for (const { id } of pieces) {
    const answer = await page.request.post(`/api/cart/${id}`, {
      headers: fromShop,
      data: { quantity },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}
