import { beforeEach, expect, test } from "vitest";
import { en, type PageValue } from "#lib/content/pages/fields.ts";
import { getPageState, getPageVersion } from "#lib/content/pages/page-versions.ts";
import { PAGES, pageOf } from "#lib/content/pages/pages.ts";
import { readPage } from "#lib/content/pages/read-page.ts";
import { savePage } from "#lib/content/pages/save-page.ts";
import { storePagePicture } from "#lib/content/pages/store-page-picture.ts";
import { db } from "#lib/database/db.ts";
import { NOT_A_PICTURE } from "#lib/media/picture-rules.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { storedDaysLater } from "#tests/factories/stored-pictures.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const FAQ = PAGES.faq.defaults;

function withTitle(title: string): PageValue {
  return { ...FAQ, title: { ...FAQ.title, en: title } } as PageValue;
}

beforeEach(() => db().pageVersion.deleteMany());

test("the newest version counts, and the default without one", async () => {
  expect(await readPage("faq")).toEqual(FAQ);
  const first = await savePage(admin, "faq", { value: withTitle("Questions"), seen: "first" });
  const second = await savePage(admin, "faq", { value: withTitle("Asked"), seen: first.version });
  expect((await readPage("faq")).title.en).toBe("Asked");
  expect(second.versions.map(({ id }) => id)).toEqual([second.version, first.version]);
  expect(await getPageVersion(admin, "faq", first.version)).toEqual(withTitle("Questions"));
  // To go back is to save again.
  const value = await getPageVersion(admin, "faq", "first");
  await savePage(admin, "faq", { value, seen: second.version });
  expect(await readPage("faq")).toEqual(FAQ);
  expect(await readPage("terms")).toEqual(PAGES.terms.defaults);
});

test("the same words again make no version", async () => {
  const state = await savePage(admin, "faq", { value: withTitle(" FAQ "), seen: "first" });
  expect(state).toMatchObject({ version: "first", versions: [] });
});

test("two admins at once: the second gets the words of the first, and nothing is lost", async () => {
  const other = await createActor("admin");
  const saves = await Promise.allSettled(
    [admin, other].map((actor, at) =>
      savePage(actor, "faq", { value: withTitle(`Of ${at}`), seen: "first" }),
    ),
  );
  expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const state = await getPageState(admin, "faq");
  await expectError(savePage(admin, "faq", { value: withTitle("Late"), seen: "first" }), {
    code: "conflict",
    body: { data: state },
  });
  expect(await db().pageVersion.count()).toBe(1);
});

test("the audit log names the changed texts", async () => {
  await savePage(admin, "faq", { value: withTitle("Asked"), seen: "first" });
  const [entry] = await db().auditEntry.findMany({
    where: { actorId: admin.userId, action: "page-updated" },
    orderBy: { createdAt: "desc" },
    take: 1,
  });
  expect(entry).toMatchObject({
    subjectId: "faq",
    subject: "FAQ",
    before: { "Judul (Inggris)": "FAQ" },
    after: { "Judul (Inggris)": "Asked" },
  });
});

test("only admins write, known pages and versions alone", async () => {
  const customer = await createActor();
  const input = { value: withTitle("Asked"), seen: "first" };
  for (const call of [
    () => savePage(customer, "faq", input),
    () => getPageState(customer, "faq"),
    () => getPageVersion(customer, "faq", "first"),
    async () => storePagePicture(customer, { image: await makePicture() }),
  ]) {
    await expectError(call(), { code: "forbidden" });
  }
  await expectError(savePage(admin, "toString", input), { code: "not-found" });
  await expectError(getPageVersion(admin, "faq", "second"), { code: "not-found" });
});

test("an error is named by its field", async () => {
  const items = FAQ.items.map((item, at) => (at === 2 ? { ...item, answer: en("{nama}") } : item));
  await expectError(savePage(admin, "faq", { value: { ...FAQ, items }, seen: "first" }), {
    code: "invalid",
    fields: { "items.2.answer.en": ["{nama} tidak dikenal"] },
  });
});

test("a picture is stored, and stays while any version shows it", async () => {
  const image = await storePagePicture(admin, { image: await makePicture() });
  const shown = (src: string) => ({
    ...PAGES.landing.defaults,
    picture: { src, alt: en("Cloth") },
  });
  const state = await savePage(admin, "landing", { value: shown(image), seen: "first" });
  await savePage(admin, "landing", {
    value: pageOf("landing").defaults,
    seen: state.version,
  });
  const unused = await storePagePicture(admin, { image: await makePicture() });
  expect(await storedDaysLater([image, unused])).toEqual([true, false]);
});

test("a picture that none is, or that isn't stored, is refused on its field", async () => {
  await expectError(
    storePagePicture(admin, {
      image: (await makePicture({ width: 400, height: 500 })).subarray(0, 400),
    }),
    {
      code: "invalid",
    },
  );
  const src = "/media/0123456789abcdef01234567/960.webp";
  const value = { ...PAGES.landing.defaults, picture: { src, alt: en("") } };
  await expectError(savePage(admin, "landing", { value, seen: "first" }), {
    code: "invalid",
    fields: { "picture.src": [NOT_A_PICTURE] },
  });
  const answer = en(`Look: ![x](${src})`);
  const items = FAQ.items.map((item, at) => (at === 0 ? { ...item, answer } : item));
  await expectError(savePage(admin, "faq", { value: { ...FAQ, items }, seen: "first" }), {
    code: "invalid",
    fields: { "items.0.answer.en": [NOT_A_PICTURE] },
  });
});

test("words that this release can't read are left aside, not shown", async () => {
  await db().pageVersion.create({ data: { page: "faq", value: { title: "old" } } });
  expect(await readPage("faq")).toEqual(FAQ);
});
