import { expect, test } from "vitest";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import type { Requester } from "#lib/accounts/requester.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import {
  createAccount,
  createSignedIn,
  home,
  knownBrowser,
  newEmail,
  resetByCode,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";

const NEW = "angin-di-sawah-27";
const KEPT = { phoneNumber: "6281234567890", addresses: 1, lines: 1 };
const EMPTIED = { phoneNumber: "", addresses: 0, lines: 0 };

/** Registers, signs in, and puts an address and a piece into the account. Nobody has verified the e-mail. */
async function createUnverified(from = somewhere(), mail = newEmail()) {
  const { id, email, actor, token } = await createSignedIn(createAccount(mail, from));
  await setCartItem(actor, await createProduct(), 1);
  await saveAddress(actor, await orderInput(actor));
  return { id, email, actor, token };
}

async function contentOf(userId: string) {
  const { phoneNumber, name, emailVerifiedAt } = await db().user.findUniqueOrThrow({
    where: { id: userId },
  });
  expect([name, emailVerifiedAt]).toEqual(["Uji Coba", expect.any(Date)]);
  const addresses = await db().address.count({ where: { userId } });
  const lines = await db().cartItem.count({ where: { userId } });
  return { phoneNumber, addresses, lines };
}

async function codeAskedFor(email: string, from: Requester): Promise<string> {
  await sendCode({ email, type: "register" }, from);
  return waitingCode(email);
}

test("an owner who resets the password of a stranger's registration finds nothing of the stranger's", async () => {
  const { id, email, actor } = await createUnverified();
  await resetByCode(email, NEW, somewhere());
  expect(await contentOf(id)).toEqual(EMPTIED);
  // By now the owner's.
  await saveAddress(actor, await orderInput(actor));
  await resetByCode(email, NEW, somewhere());
  expect((await contentOf(id)).addresses).toBe(1);
});

test("orders keep their copies", async () => {
  const { email, actor } = await createUnverified();
  const { order } = await placeOrder(actor, await orderInput(actor), null);
  await resetByCode(email, NEW, somewhere());
  expect(await getOrder(actor, order.id)).toMatchObject({ address: "Jalan Braga 1" });
});

test("a reset in a browser that has signed in before keeps what was put in", async () => {
  const { id, email } = await createUnverified();
  await resetByCode(email, NEW, knownBrowser(id));
  expect(await contentOf(id)).toEqual(KEPT);
});

test("who registered, asked for the code and brings it, all at one address, keeps what was put in", async () => {
  const mail = newEmail();
  const { id, email, token } = await createUnverified(home(mail), mail);
  await verifyCode({ email, otp: await codeAskedFor(email, home(email)) }, home(email));
  expect(await contentOf(id)).toEqual(KEPT);
  expect(await findActorByToken(token)).not.toBeNull();
  expect(await db().user.findUnique({ where: { id } })).toMatchObject({ registeredBy: null });
});

test("an owner who asks for a code for a stranger's registration finds nothing of the stranger's", async () => {
  const { id, email, token } = await createUnverified();
  await verifyCode({ email, otp: await codeAskedFor(email, home(email)) }, home(email));
  expect(await contentOf(id)).toEqual(EMPTIED);
  expect(await findActorByToken(token)).toBeNull();
});

test("a reset where the account was registered keeps what was put in", async () => {
  const mail = newEmail();
  const { id, email } = await createUnverified(home(mail), mail);
  await resetByCode(email, NEW, home(email));
  expect(await contentOf(id)).toEqual(KEPT);
});

test("who is signed in keeps it also where another browser has asked for the code", async () => {
  const { id, email, actor } = await createUnverified();
  await verifyCode({ email, otp: await codeAskedFor(email, home(email)) }, somewhere(), actor);
  expect(await contentOf(id)).toEqual(KEPT);
});

test("a code that somebody else asked for empties the account of a stranger", async () => {
  const { id, email } = await createUnverified();
  const { actor: other } = await createUnverified();
  await verifyCode({ email, otp: await codeAskedFor(email, somewhere()) }, home(email), other);
  expect(await contentOf(id)).toEqual(EMPTIED);
});
