import type { APIRequestContext } from "@playwright/test";
import { expect } from "./shop-test.ts";

const ADMIN = { email: "admin@sekarbatik.test", password: "kawung-parang-8" };

export type Piece = { id: string; name: string };

/** What the shop's admin does beside a test, over the API, with a token of their own. */
export async function adminOf(request: APIRequestContext) {
  const login = await request.post("/api/auth/login", { data: ADMIN });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  return {
    /** A piece of the test's own, so that no other test is disturbed. */
    async createPiece(name: string, { stock = 1, price = 300_000, weight = 300 } = {}) {
      const answer = await request.post("/api/product", {
        headers,
        data: {
          name,
          category: "Men",
          size: "M",
          price,
          stock,
          weight,
          description: "Kemeja uji coba.",
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
    async stockOf({ id }: Piece): Promise<number> {
      return (await (await request.get(`/api/product/${id}`)).json()).data.stock;
    },
  };
}
