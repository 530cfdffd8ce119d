import type { Locator } from 'vitest/browser';

/** The texts of every element that a locator finds now, in the order of the page. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map((element) => element.textContent.trim());
}

/** An attribute of every element that a locator finds now; '' where one has none. */
export function attributesOf(locator: Locator, name: string): string[] {
  return locator.elements().map((element) => element.getAttribute(name) ?? '');
}
