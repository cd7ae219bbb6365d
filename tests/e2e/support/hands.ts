import type { Locator, Page } from "@playwright/test";
import { choosePlace } from "./choose-place.ts";
import { expect } from "./shop-test.ts";

/** Ways to operate controls, which the journey finds by role and name alone. */
export type Hands = {
  press(control: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(option: Locator): Promise<void>;
  /** Types a place's name and takes the first that is offered. */
  choosePlace(label: "Province" | "City", text: string): Promise<void>;
};

export function pointer(page: Page): Hands {
  return {
    press: (control) => control.click(),
    fill: (field, text) => field.fill(text),
    choose: (option) => option.check(),
    choosePlace: (label, text) => choosePlace(page, label, text),
  };
}

/** No way through a page of the purchase is longer. */
const MOST_TABS = 80;

/** Goes on with Tab until the control has the focus, and expects to see it there. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  const seen = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(uppermost) || uppermost?.closest("label")?.contains(element);
  });
  expect(seen, `nothing covers ${control}`).toBe(true);
}

/** Operates everything by Tab, Enter, Space, arrows and typing. */
export function keyboard(page: Page): Hands {
  return {
    async press(control) {
      await tabTo(page, control);
      await page.keyboard.press("Enter");
    },
    async fill(field, text) {
      await tabTo(page, field);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    async choose(option) {
      // Tab reaches a group of radio buttons at its chosen one, else at its first.
      const group = option.page().getByRole("radio");
      const chosen = group.and(page.locator(":checked"));
      await tabTo(page, (await chosen.count()) ? chosen.first() : group.first());
      for (let presses = 0; presses < (await group.count()); presses += 1) {
        if (await option.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Space");
      await expect(option).toBeChecked();
    },
    async choosePlace(label, text) {
      const field = page.getByRole("combobox", { name: label });
      await expect(field).toBeEnabled();
      await tabTo(page, field);
      await page.keyboard.type(text);
      await expect(page.getByRole("option", { name: text, exact: true })).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(text);
    },
  };
}
