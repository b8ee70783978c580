import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Firefox's driver cannot set the language, so a script in the page does. */
export async function speak(context: BrowserContext, locale: string): Promise<void> {
  await context.addInitScript((language) => {
    Object.defineProperty(navigator, 'language', { get: () => language });
    Object.defineProperty(navigator, 'languages', { get: () => [language] });
  }, locale);
}

/** In Firefox `fill` sets a field's value without React noticing: here it types instead. */
export function typeKeyByKey(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('input')) as Locator;
  locators.fill = async function (this: Locator, text) {
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}
