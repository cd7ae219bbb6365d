import "server-only";
import type { Actor } from "../../actor.ts";
import { qrPicture } from "../../qr/qr-code.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { getUser } from "../get-user.ts";
import { sealSetup } from "../internal/second-factor/sealed-key.ts";
import { generateKey, keyAddress } from "../internal/second-factor/totp.ts";
import type { FactorSetup } from "./schema.ts";

/** Returns a new key for an authenticator app. Nothing is stored before its first right code. */
export async function prepareSecondFactor(actor: Actor): Promise<FactorSetup> {
  const { email } = await getUser(actor);
  const key = generateKey();
  const uri = keyAddress(key, (await getShopFacts()).name, email);
  return { setup: sealSetup(actor.userId, key), key, uri, qr: qrPicture(uri) };
}
