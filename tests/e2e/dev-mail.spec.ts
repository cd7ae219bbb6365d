import { receiveCode, receiveMailId } from "./support/mailbox.ts";
import { newCustomer } from "./support/new-customer.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/shop-test.ts";

// A trace adds a script to every frame. The mail's frame blocks scripts and logs an error. A
// forwarded address counts as another machine, and only this machine may read the mail.
test.use({ trace: "off", extraHTTPHeaders: {} });

const MAIL = `/dev/mail/${process.env.DEV_MAIL_KEY}`;

test("the demo shop's mail is read on its own machine", async ({ page }) => {
  const email = await newCustomer(page.request);
  await page.request.post("/api/send-otp", { data: { email, type: "register" } });
  const code = await receiveCode(email);
  await page.goto(MAIL);
  await page.getByRole("navigation", { name: "Mails" }).getByRole("link").last().click();
  await page.waitForURL(`**${MAIL}?id=*`);
  // The list shows the newest 50. Other tests' mails soon push this one out.
  await page.goto(`${MAIL}?id=${await receiveMailId(email)}`);
  await expect(page.getByRole("article")).toContainText(`To ${email}`);
  await expect(page.frameLocator("iframe").getByText(code).first()).toBeVisible();
  await page.getByText("Plain text").click();
  await expect(page.locator("pre")).toContainText(code);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  // axe can't run in the mail's frame, which blocks scripts, and would wait for it.
  await page.locator("iframe").evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
});
