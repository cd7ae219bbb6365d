import { adminOf } from "./support/goods.ts";
import { receiveCode } from "./support/mailbox.ts";
import { newCustomer, newEmail, PASSWORD, signInAsNewCustomer } from "./support/new-customer.ts";
import { fromShop } from "./support/shop.ts";
import { expect, expectRefusal, fillIn, signInOnPage, test } from "./support/shop-test.ts";

const NEW_PASSWORD = "sekar-jagad-di-pagi-hari";

test("a visitor wants a piece, registers, verifies, and has it in the cart", async ({
  page,
  request,
  strayErrors,
}) => {
  const piece = await (await adminOf(request)).createPiece("Kemeja Dicari", {
    size: "See-Image",
    size_details: "M, L",
    stock: 3,
  });
  const email = newEmail();
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/auth/register?next=%2Fcart",
  );
  await page.goto(`/product-detail/${piece.id}`, { waitUntil: "networkidle" });
  await page.getByRole("radiogroup").getByText("L", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  const notice = page.getByRole("alert").filter({ hasText: "You have to create an account" });
  await notice.getByRole("link", { name: "create an account" }).click();
  await page.waitForURL("**/auth/register?**");
  await fillIn(page, {
    email,
    name: "Ani Kusuma",
    phone_number: "0812-3456 7890",
    password: PASSWORD,
  });
  await expect(page.locator('[name="phone_number"]')).toHaveValue("6281234567890");
  await page.locator('[name="password_confirmation"]').fill("something else");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Password does not match")).toHaveCount(2);
  await page.locator('[name="password_confirmation"]').fill(PASSWORD);
  await expect(page.getByText("Password does not match")).toHaveCount(0);
  await page.getByRole("button", { name: "Register" }).click();

  await page.waitForURL((url) => url.pathname === `/auth/otp/${encodeURIComponent(email)}`);
  await expect(page.getByText(`OTP Successfuly sent to ${email}`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /Resend code in \d+ s/ })).toBeVisible();
  const code = await receiveCode(email);
  const wrong = code === "00000000" ? "11111111" : "00000000";
  await page.locator('[name="otp"]').fill(wrong);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Invalid or expired OTP.")).not.toHaveCount(0);
  await expect(page.locator('[name="otp"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="otp"]')).toHaveValue(wrong);
  await expectRefusal(strayErrors, 422);
  await page.locator('[name="otp"]').fill(code);
  await page.getByRole("button", { name: "Verify" }).click();

  await page.waitForURL("**/auth/verify-email-success?**");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForURL("**/auth/login?**");
  await expect(page.locator('[name="email"]')).toHaveValue(email);
  await expect(page.locator('[name="password"]')).toBeFocused();
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`**/product-detail/${piece.id}`);
  await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  await page.goto("/cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: piece.name });
  await expect(line.getByRole("combobox")).toHaveValue("L");
  await page.goto("/auth/profile");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
});

test("a customer who forgot the password sets another one", async ({ page, strayErrors }) => {
  const email = await newCustomer(page.request);
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.waitForURL("**/auth/reset-password");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("Email can't be empty!")).toBeVisible();
  await page.locator('[name="email"]').fill("ani");
  await expect(page.getByText("Please enter a valid email!")).toBeVisible();
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "Send code" }).click();

  await page.waitForURL("**/auth/otp/**");
  await page.locator('[name="otp"]').fill("1234");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("OTP must be 8 characters long")).toBeVisible();
  const code = await receiveCode(email);
  await page.locator('[name="otp"]').fill(code);
  await page.getByRole("button", { name: "Verify" }).click();

  // Neither the address nor a referrer holds the code.
  await page.waitForURL("**/auth/reset-password-form");
  await page.reload();
  await fillIn(page, { password: "password123", password_confirmation: "password123" });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.locator('[name="password"]')).toHaveAttribute("aria-invalid", "true");
  await expectRefusal(strayErrors, 422);
  await fillIn(page, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
  await page.getByRole("button", { name: "Change password" }).click();

  await expect(page.getByText("Successfuly changed your password").first()).toBeVisible();
  await page.waitForURL("**/auth/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid password or email!")).toBeVisible();
  await expectRefusal(strayErrors, 401);
  await signInOnPage(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
});

test("a code sent a moment ago is asked for at once", async ({ page, strayErrors }) => {
  const email = await signInAsNewCustomer(page);
  const sent = await page.request.post("/api/send-otp-edit-email", {
    headers: fromShop,
    data: { email },
  });
  expect(sent.status()).toBe(200);
  await page.goto("/auth/profile");
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.waitForURL("**/auth/otp/**is-reverifying=true**");
  await expectRefusal(strayErrors, 429);
  await expect(page.getByText("That was too often")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Resend code in \d+ s/ })).toBeVisible();
  await page.locator('[name="otp"]').fill(await receiveCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/auth/verify-email-success?is-reverifying=true");
});

test("a code page without a known target leads to sign in", async ({ page }) => {
  for (const query of ["", "?on-success-navigate-to=dashboard", "?is-reverifying=true"]) {
    await page.goto(`/auth/otp/ani%40pembeli.test${query}`);
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
});

test("the reset form moves a code out of its address", async ({ page, strayErrors }) => {
  const email = await newCustomer(page.request);
  await page.request.post("/api/send-otp", { data: { email, type: "reset-password" } });
  const query = new URLSearchParams({ email, otp: await receiveCode(email), next: "/cart" });
  const referrers: (string | undefined)[] = [];
  page.on("request", (sent) => referrers.push(sent.headers().referer));
  await page.goto(`/auth/reset-password-form?${query}`);
  await expect(page).toHaveURL(/\/auth\/reset-password-form\?next=%2Fcart$/);
  await fillIn(page, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
  await page.getByRole("button", { name: "Change password" }).click();
  await page.waitForURL("**/auth/login?next=%2Fcart");
  expect(referrers.filter((referrer) => referrer?.includes("otp="))).toEqual([]);
  expect(strayErrors).toEqual([]);
});

test("a reset form without its code changes nothing and says so", async ({ page }) => {
  await page.goto("/auth/reset-password-form?email=ani%40pembeli.test");
  await fillIn(page, { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Oops, something went wrong!").first()).toBeVisible();
  await expect(page.locator('[name="password"]')).toHaveValue(NEW_PASSWORD);
});

test("a code is pasted; another is refused for a while", async ({ page, context, strayErrors }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await newCustomer(page.request);
  const codePage = `/auth/otp/${encodeURIComponent(email)}?on-success-navigate-to=verify-email`;
  await page.goto(codePage);
  const resend = page.getByRole("button", { name: /^Resend code/ });
  await expect(resend).toHaveText("Resend code");
  await resend.click();
  await expect(resend).toHaveText(/in \d+ s$/);
  await page.reload();
  await expect(resend).toHaveText(/in \d+ s$/);

  // A tab that doesn't know of the first code asks too early. The shop tells it how long to wait.
  const other = await context.newPage();
  await other.goto(codePage);
  await other.getByRole("button", { name: "Resend code", exact: true }).click();
  await expect(other.getByRole("button", { name: /^Resend code/ })).toHaveText(/in \d+ s$/);
  await expectRefusal(strayErrors, 429);

  const code = await receiveCode(email);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 4)} ${code.slice(4)} `,
  );
  await page.locator('[name="otp"]').focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.locator('[name="otp"]')).toHaveValue(code);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/auth/verify-email-success");
});

test("a customer downloads the data, and deletes the account", async ({ page, strayErrors }) => {
  await signInAsNewCustomer(page);
  await page.goto("/auth/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{6}\.json$/);

  await page.getByRole("link", { name: "Delete account" }).click();
  await page.waitForURL("**/auth/delete-account");
  await page.getByLabel("Password", { exact: true }).fill("salah-8888");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This isn't your password")).toBeVisible();
  await expectRefusal(strayErrors, 422);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/home");
  await page.goto("/auth/profile");
  await page.waitForURL("**/auth/login?**");
});
