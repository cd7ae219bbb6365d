import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { crc16 } from "#lib/payments/internal/qris/emv-fields.ts";
import { qrisPng } from "#lib/payments/qris/draw-qris.ts";
import { multipart } from "./multipart.ts";
import { aProvingAdmin, PASSWORD } from "./people.ts";
import { send } from "./shop-client.ts";

async function upload(picture: Buffer) {
  const body = multipart({ qris_picture: picture, password: PASSWORD });
  return send("POST", "/api/settings", { token: await aProvingAdmin(), body });
}

test("the built shop reads a code from a picture, and refuses what the database can't store", async () => {
  const { status, json } = await upload(await qrisPng(DEMO_QRIS));
  expect([status, json.data?.qris]).toEqual([200, DEMO_QRIS]);
  const body = DEMO_QRIS.slice(0, -4).replace("SEKAR BATIK", "SEKAR\0BATIK");
  const refused = await upload(await qrisPng(body + crc16(body)));
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    { qris_picture: ["QRIS ini memuat karakter yang tidak terlihat"] },
  ]);
});
