import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { qrisForAmount } from "#lib/payments/qris/qris-for-amount.ts";
import { anAdmin, orderPiece, signIn } from "./people.ts";
import { baseUrl, send } from "./shop-client.ts";

/** The contract's tests change the terminal meanwhile. */
const withoutTerminal = (text: string) => text.replace(/(?<=610512730)62.*$/, "");

test("customer and admins get a code of the exact amount, until the order is paid or over", async () => {
  const token = await signIn();
  const id = await orderPiece(token);
  const path = `/api/order/${id}/qris`;
  const { total } = (await send("GET", `/api/order/${id}`, { token })).json.data[0];
  for (const caller of [token, await anAdmin()]) {
    const headers = { authorization: `Bearer ${caller}` };
    const answer = await fetch(baseUrl() + path, { headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const picture = sharp(await answer.arrayBuffer())
      .toColourspace("srgb")
      .ensureAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const text = withoutTerminal(decodeQR({ ...info, data }));
    expect(text).toBe(withoutTerminal(qrisForAmount(DEMO_QRIS, total)));
  }
});
