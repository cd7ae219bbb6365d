import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { listUnusedKeys } from "#lib/media/internal/unused-keys.ts";
import { warnOfOrigin } from "#lib/observability/warn-of-origin.ts";
import { paymentDeadline } from "#lib/orders/unpaid/payment-deadline.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";
import { type GroupInput, groupInputs } from "#lib/settings/schema.ts";
import { updateGroup } from "#lib/settings/update-group.ts";
import { originName } from "#lib/shipping/internal/origin.ts";
import { DEMO_FACTS } from "#lib/shop/facts.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { GROUP_NAMES, type GroupName } from "#lib/shop/groups/group-schemas.ts";
import { log } from "#lib/telemetry/log.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const forget = () => db().shopSetting.deleteMany();
beforeEach(forget);
afterAll(forget);

/** Saves fields of a group as a form sends them. */
async function save(name: GroupName, fields: Record<string, unknown>) {
  const { version } = await getGroup(admin, name);
  return updateGroup(admin, name, groupInputs[name].parse({ seen: version, ...fields }));
}

test("without a row the environment counts", async () => {
  expect(await getShopFacts()).toEqual(DEMO_FACTS);
  expect(await listGroupChanges(admin, GROUP_NAMES)).toEqual([]);
});

test("a shop gets another name, address, origin and deadline without a file edited", async () => {
  await save("shop", {
    shop_name: "Batik Ani",
    shop_city: "Kota Bandung",
    shop_zip: "40111",
    shop_whatsapp: "0812 3456 7890",
    shop_instagram: "",
  });
  await save("terms", { payment_deadline_hours: "48" });
  const facts = await getShopFacts();
  expect(facts).toMatchObject({
    name: "Batik Ani",
    city: "Bandung",
    whatsapp: "6281234567890",
    paymentDeadlineHours: 48,
    senderName: "Batik Ani",
  });
  expect(facts.profiles.map(({ name }) => name)).toEqual(["Facebook", "TikTok"]);
  expect(facts.words.en.sentence.text).toContain("sent from Bandung");
  expect(await originName()).toBe("Kota Bandung 40111");
  await save("shipping", { origin_city: "Kota Cirebon", origin_zip: "45111" });
  expect(await originName()).toBe("Kota Cirebon 45111");
  const warn = vi.spyOn(log(), "warn");
  await save("shipping", { origin_city: "Kota Cirebon", origin_zip: "40112" });
  await warnOfOrigin();
  expect(warn).toHaveBeenCalledWith({ zipCode: "40112" }, expect.stringContaining("zip code"));
  expect(warn).not.toHaveBeenCalledWith({ zipCode: "40111" }, expect.anything());
  const now = new Date();
  expect((await paymentDeadline(onPool, now)).getTime() - now.getTime()).toBe(48 * 3_600_000);
});

test("a save says what was before; what is unchanged or absent stays and leaves no row", async () => {
  await save("shop", { shop_name: "Batik Ani" });
  await save("shop", { shop_name: "Batik Ani" });
  await save("shop", { tagline: "since 1990" });
  const changes = await listGroupChanges(admin, ["shop"]);
  expect(changes.map(({ changes }) => changes)).toEqual([
    [{ label: "Tagline", before: DEMO_FACTS.words.en.tagline.text, after: "since 1990" }],
    [{ label: "Nama toko", before: DEMO_FACTS.name, after: "Batik Ani" }],
  ]);
  expect((await getShopFacts()).name).toBe("Batik Ani");
  const entry = await db().auditEntry.findFirstOrThrow({
    where: { action: "settings-updated", actorId: admin.userId },
    orderBy: { createdAt: "desc" },
  });
  expect(entry).toMatchObject({ subject: "Toko", after: { tagline: "since 1990" } });
});

test("of two admins who saw the same, the second gets the first one's words", async () => {
  const { version } = await getGroup(admin, "mail");
  const saves = ["Ani", "Budi"].map((name) =>
    updateGroup(admin, "mail", { seen: version, sender_name: name }),
  );
  expect((await outcomesOf(saves)).toSorted()).toEqual(["conflict", null]);
  const { sender_name } = (await getGroup(admin, "mail")).values;
  await expectError(updateGroup(admin, "mail", { seen: version, sender_name: "Citra" }), {
    code: "conflict",
    body: { data: { values: { sender_name } } },
  });
});

test("a picture is stored while its row counts, and a day longer", async () => {
  const { values } = await save("shop", { image1: await makePicture() });
  const { logoKey } = await getShopFacts();
  expect(values.image1).toBe(`/media/${logoKey}/960.webp`);
  const key = logoKey ?? "";
  expect(await listUnusedKeys([key])).toEqual([]);
  await save("shop", { image1: "" });
  expect((await getShopFacts()).logoKey).toBeNull();
  expect(await listUnusedKeys([key])).toEqual([]);
  await db().shopFact.deleteMany({ where: { key: { endsWith: key } } });
  expect(await listUnusedKeys([key])).toEqual([key]);
});

test("fields that can't be are refused beside the field", async () => {
  const refusals: [GroupName, Record<string, string>, string][] = [
    ["shop", { shop_city: "Kota Khayal" }, "shop_city"],
    ["shipping", { origin_city: "Kota Bandung" }, "origin_zip"],
    ["shipping", { origin_zip: "40111" }, "origin_city"],
    ["shipping", { closed_from: "2026-12-24" }, "closed_until"],
    ["shipping", { closed_from: "2026-12-24", closed_until: "2026-12-23" }, "closed_until"],
    [
      "home",
      { announcement_from: "2026-12-24", announcement_until: "2026-12-23" },
      "announcement_until",
    ],
  ];
  for (const [name, fields, field] of refusals) {
    await expectError(save(name, fields), {
      code: "invalid",
      fields: { [field]: [expect.any(String)] },
    });
  }
  expect(await db().shopSetting.count()).toBe(0);
});

test.each([
  ["shop", "shop_name", ""],
  ["shop", "shop_email", "ani"],
  ["shop", "shop_phone", "satu"],
  ["shop", "shop_whatsapp", "12"],
  ["shop", "shop_zip", "123"],
  ["shop", "shop_tiktok", "javascript:alert(1)"],
  ["home", "headline", "x".repeat(61)],
  ["home", "part_phone", "top"],
  ["terms", "payment_deadline_hours", "0"],
  ["terms", "reminder_hours", "73"],
  ["mail", "signature", "x".repeat(301)],
  ["chat", "chat_pay", "x".repeat(1_001)],
  ["chat", "chat_sent_id", "Halo {nama}, resi {nomor_resi}"],
] as const)("%s doesn't take %s %j", (name, field, value) => {
  const { error } = groupInputs[name].safeParse({ seen: "", [field]: value });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test("customers may neither see nor change a group", async () => {
  const customer = await createActor();
  const input: GroupInput = { seen: "" };
  for (const name of GROUP_NAMES) {
    expect(
      await outcomesOf([
        getGroup(customer, name),
        (async () => updateGroup(customer, name, input))(),
      ]),
    ).toEqual(["forbidden", "forbidden"]);
  }
});
