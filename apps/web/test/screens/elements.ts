import { userEvent, type Locator } from 'vitest/browser';

/** The texts of the elements, in the order of the page. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.trim());
}

/** What an attribute says on each of the elements, in the order of the page; '' where one has none. */
export function attributesOf(locator: Locator, name: string): string[] {
  return locator.elements().map((element) => element.getAttribute(name) ?? '');
}

/** What the element says at this moment: no assertion waits, so a frozen clock stands. */
export function textNow(locator: Locator): string {
  return locator.element().textContent.trim();
}

/** Clicks at this moment, without a mouse: a frozen clock stands. */
export function clickNow(locator: Locator): void {
  htmlOf(locator).click();
}

/** Where the element is in the window. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Puts the focus on the element, as a keyboard would. Errors: it is none of HTML. */
export function focusOn(locator: Locator): void {
  htmlOf(locator).focus();
}

/** Presses keys on the element, for example `{Enter}`. */
export async function press(locator: Locator, keys: string): Promise<void> {
  focusOn(locator);
  await userEvent.keyboard(keys);
}

function htmlOf(locator: Locator): HTMLElement {
  const element = locator.element();
  if (!(element instanceof HTMLElement)) throw new Error('This is no element of HTML.');
  return element;
}
