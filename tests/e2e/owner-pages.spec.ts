import { asNewAdmin } from "./support/new-admin.ts";
import { DESK, expect, expectWellMade, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

const EDITOR = "/dashboard/pengaturan/halaman/faq";
const ANSWER = "It comes **folded**, as the [history](/history) of {name} tells.";
const SHOWN = "It comes folded, as the history of";

test("an owner changes an answer, sees it in the shop at once, and goes back to the first words", async ({
  page,
  openAnother,
}) => {
  test.setTimeout(180_000);
  const visitor = await openAnother();
  await visitor.goto("/faq#care");
  await expect(visitor.getByText("mild soap made for batik")).toBeVisible();
  await asNewAdmin(page, async () => {
    await page.goto(EDITOR);
    await expectAlive(page);
    const entry = page.locator("details", { hasText: "How do I take care of batik?" });
    await entry.locator("summary").click();
    const answer = entry.getByLabel("Jawaban · Inggris");
    await expectWellMade(page);
    // Its last width is a phone's, where a toast under the mouse would stay over the buttons.
    await page.setViewportSize(DESK);

    await test.step("a text that can't be shown is named beside its field", async () => {
      await answer.fill("{nama}");
      await page.getByRole("button", { name: "Simpan halaman" }).click();
      await expect(entry.getByText("{nama} tidak dikenal")).toBeVisible();
      await expect(answer).toBeFocused();
    });

    await answer.fill(ANSWER);
    await page.getByRole("button", { name: "Lihat Inggris" }).click();
    await expect(page.getByRole("region", { name: "Pratinjau" }).getByText(SHOWN)).toBeVisible();
    await page.getByRole("button", { name: "Simpan halaman" }).click();
    await expect(page.getByText("Halaman disimpan")).toBeVisible();

    await visitor.reload();
    await expect(visitor.getByText(SHOWN)).toBeVisible();
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join("")).toContain(SHOWN);
    expect(data.join("")).not.toContain("**folded**");

    await page.getByRole("button", { name: "Kembalikan Tulisan bawaan" }).click();
    await expect(page.getByText("Versi “Tulisan bawaan” ada di formulir")).toBeVisible();
    await page.getByRole("button", { name: "Simpan halaman" }).click();
    await expect(page.getByText("Versi “Tulisan bawaan” ada di formulir")).toBeHidden();
    await visitor.reload();
    await expect(visitor.getByText("mild soap made for batik")).toBeVisible();
    await expect(visitor.getByText(SHOWN)).toBeHidden();
  });
});
