import type { APIResponse, Page } from "@playwright/test";
import { choosePlace } from "../support/choose-place.ts";
import { pictureFile } from "../support/files.ts";
import { receiveMail } from "../support/mailbox.ts";
import { asNewAdmin } from "../support/new-admin.ts";
import { PASSWORD, signInAsVerified } from "../support/new-customer.ts";
import { orderPiece } from "../support/orders.ts";
import { fromShop } from "../support/shop.ts";
import { expect, expectWellMade, openDialog, test } from "../support/shop-test.ts";
import { expectAlive } from "../support/slow-line.ts";

const PAGES = [
  ...["/home", "/product", "/faq", "/terms-condition", "/privacy", "/history", "/uniform"],
  ...["/landing", "/galleries", "/partial-events", "/cart", "/manifest.webmanifest"],
];

/** The demo's name, address, city and account. */
const DEMO = /Sekar\s?Batik|Kemang|South Jakarta|Jakarta Selatan|0102030405/i;

/** Opens a page of the settings, and returns how its form is saved. */
async function openSettings(page: Page, path: string, name: string) {
  await page.goto(`/dashboard/pengaturan${path}`);
  await expectAlive(page);
  return async () => {
    await page.getByRole("button", { name: `Simpan ${name}`, exact: true }).click();
    await expect(page.getByText(`${name} disimpan`)).toBeVisible();
    await expect(page.getByText("Belum ada perubahan.").first()).toBeVisible();
  };
}

async function expectOk(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Replaces words of a page, as the page's form sends them. */
async function rewritePage(page: Page, name: string, words: RegExp, by: string) {
  const path = `/api/page/${name}`;
  const { data } = (await expectOk(await page.request.get(path))) as {
    data: { value: object; version: string };
  };
  const value = JSON.parse(JSON.stringify(data.value).replaceAll(new RegExp(words, "gi"), by));
  const changed = { headers: fromShop, data: { value, seen: data.version } };
  await expectOk(await page.request.patch(path, changed));
}

test("an owner clears the demo away and sells under a name, an address and an account of their own", async ({
  page,
  openAnother,
}) => {
  test.setTimeout(240_000);
  await asNewAdmin(page, async () => {
    await page.goto("/dashboard");
    await expectAlive(page);
    await page.getByRole("button", { name: "Hapus demo" }).click();
    await openDialog(page).getByRole("button", { name: "Ya, hapus" }).click();
    await expect(page.getByText("Toko ini masih kosong")).toBeVisible();
    await expect(page.getByText("Sebelum toko buka: 5 langkah lagi")).toBeVisible();
    await expectWellMade(page);

    const saveShop = await openSettings(page, "", "Toko");
    await page.getByLabel("Nama toko").fill("Batik Ani");
    await page.getByLabel("Tagline", { exact: true }).fill("by hand in Cirebon since 1990");
    await page.getByLabel("Jalan dan nomor").fill("Jalan Trusmi 7");
    await choosePlace(page, "Kota", "Kota Cirebon");
    await page.getByLabel("Kode pos").fill("45111");
    await page.getByLabel("E-mail").fill("halo@batikani.test");
    for (const profile of ["Instagram", "Facebook", "TikTok"]) {
      await page.getByLabel(profile).fill("");
    }
    await page
      .locator("[name=image1]")
      .setInputFiles(await pictureFile({ width: 600, height: 120 }));
    await expect(page.getByRole("img", { name: "Batik Ani" })).toBeVisible();
    await page
      .locator("[name=image2]")
      .setInputFiles(await pictureFile({ width: 400, height: 400 }));
    await saveShop();
    await expect(page.getByText("Nama toko: Sekar Batik → Batik Ani")).toBeVisible();
    await expectWellMade(page);

    const saveHome = await openSettings(page, "/beranda", "Beranda");
    await page.getByLabel("Judul", { exact: true }).fill("Cloth from Trusmi");
    await page.getByLabel("Kalimat pengumuman", { exact: true }).fill("Bazaar on Sunday");
    await page
      .locator("[name=image1]")
      .first()
      .setInputFiles(await pictureFile());
    await saveHome();
    await expectWellMade(page);

    const { data } = (await (await page.request.get("/api/settings")).json()) as {
      data: { payment_accounts: unknown[] };
    };
    await expectOk(
      await page.request.post("/api/settings", {
        headers: fromShop,
        data: {
          payment_accounts: [
            { bank: "BCA", number: "1234567890", holder: "Ani Rahayu", active: true },
          ],
          payment_accounts_seen: data.payment_accounts,
          password: PASSWORD,
        },
      }),
    );
    const created = (await expectOk(
      await page.request.post("/api/product", {
        headers: fromShop,
        data: {
          ...{ name: "Kain Trusmi", category: "Men", size: "M", price: 400_000 },
          ...{ stock: 2, weight: 300, description: "Kain tulis.", care_instructions: "Cuci." },
        },
      }),
    )) as { data: { id: string } };
    await rewritePage(page, "history", DEMO, "Cirebon");
    await rewritePage(page, "faq", /How is your batik made\?/, "How is cloth of Trusmi made?");
    await rewritePage(page, "terms", DEMO, "Cirebon");
    await page.goto("/dashboard");
    await expect(page.getByText(/Sebelum toko buka: \d langkah lagi/)).toBeVisible();

    const buyer = await openAnother();
    const email = await signInAsVerified(buyer);
    await buyer.goto("/home");
    await expect(buyer).toHaveTitle(/Batik Ani/);
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Cloth from Trusmi");
    await expect(buyer.getByText("by hand in Cirebon since 1990")).toBeVisible();
    await expect(buyer.locator("link[rel=icon]")).toHaveAttribute("href", /^\/media\//);
    await expect(buyer.locator("meta[property='og:image']")).toHaveAttribute(
      "content",
      /\/media\/.*\/share\.jpg$/,
    );
    await expect(buyer.getByText("Bazaar on Sunday")).toBeVisible();
    await expect(buyer.getByText("sent from Cirebon", { exact: false }).first()).toBeVisible();
    await expectWellMade(buyer);
    const orderId = await orderPiece(buyer, { id: created.data.id, name: "Kain Trusmi" });
    await buyer.goto(`/checkout-order/${orderId}`);
    await expect(buyer.getByText("1234 5678 90").first()).toBeVisible();
    const order = `/order-history/${orderId}`;
    for (const path of [
      ...PAGES,
      `/product-detail/${created.data.id}`,
      order,
      `${order}/invoice`,
    ]) {
      const text = await (await buyer.request.get(path)).text();
      expect(text.match(DEMO)?.[0], path).toBeUndefined();
    }
    const faq = await (await buyer.request.get("/faq")).text();
    expect(faq).toContain("How is cloth of Trusmi made?");
    const mail = await receiveMail(email, "Order");
    expect(mail.from?.name).toBe("Batik Ani");
    expect(`${mail.html}${mail.text}`).not.toMatch(DEMO);
    await page.goto("/dashboard");
    // The tariffs are still those from the demo's city.
    await expect(page.getByText("Sebelum toko buka: 1 langkah lagi")).toBeVisible();
    const left = page.getByRole("link", { name: "Kota asal dan tarif kirim" });
    await expect(left).toHaveAttribute("href", "/dashboard/tariffs");
  });
});
