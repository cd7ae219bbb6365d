import { expect, test } from "vitest";
import { deleteAddress } from "#lib/accounts/addresses/delete-address.ts";
import { getAddress } from "#lib/accounts/addresses/get-address.ts";
import { listAddresses } from "#lib/accounts/addresses/list-addresses.ts";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import { updateAddress } from "#lib/accounts/addresses/update-address.ts";
import type { Actor } from "#lib/actor.ts";
import { createActor } from "#tests/factories/customer.ts";
import { expectError } from "#tests/setup/expect-error.ts";

function save(actor: Actor, address: string) {
  return saveAddress(actor, {
    recipient: "Uji Coba",
    phone_number: "6281234567890",
    address,
    description: "Lantai 2",
    province: "Jawa Barat&id=32",
    city: "Kota Bandung",
    zip_code: "40111",
  });
}

test("a patch changes what it names and leaves the rest", async () => {
  const actor = await createActor();
  const saved = await save(actor, "Jalan Braga 1");
  const changed = await updateAddress(actor, saved.id, { city: "32.73", recipient: "Ibu Wulan" });
  expect(changed).toEqual({ ...saved, recipient: "Ibu Wulan" });
  const moved = await updateAddress(actor, saved.id, { city: "Kota Surabaya" });
  expect(moved.province).toMatch(/^Jawa Timur&id=35$/);
  await expectError(updateAddress(actor, saved.id, { city: "Atlantis" }), {
    fields: { city: ["Choose a city from the list"] },
  });
});

test("the same text can't be saved twice, nor moved onto another's", async () => {
  const actor = await createActor();
  const { id } = await save(actor, "Jalan Braga 1");
  await save(actor, "Jalan Braga 2");
  const exists = { fields: { address: ["This address already exists"] } };
  await expectError(save(actor, " jalan  BRAGA 1 "), exists);
  await expectError(updateAddress(actor, id, { address: "Jalan Braga 2" }), exists);
  await updateAddress(actor, id, { address: "JALAN BRAGA 1" });
  await save(await createActor(), "Jalan Braga 1");
});

test("another's address isn't there, for an admin neither", async () => {
  const owner = await createActor();
  const { id } = await save(owner, "Jalan Braga 1");
  for (const stranger of [await createActor(), await createActor("admin")]) {
    await expectError(getAddress(stranger, id), "not-found");
    await expectError(updateAddress(stranger, id, { recipient: "X" }), "not-found");
    await expectError(deleteAddress(stranger, id), "not-found");
  }
  await deleteAddress(owner, id);
  expect(await listAddresses(owner)).toEqual([]);
  await expectError(deleteAddress(owner, id), "not-found");
});
