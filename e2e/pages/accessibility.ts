import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Header and footer, for screens on which nothing but the rest is new. */
export const FRAME = ['header:has(~ #conteudo)', '#conteudo ~ footer'] as const;

/** What breaks WCAG 2.2 AA on this page, by rule and place. */
export function brokenRules(page: Page, without: readonly string[] = []): Promise<string[]> {
  return broken(page, { type: 'tag', values: WCAG_2_2_AA }, without);
}

/** What is hard to read on this page, by place: all that can differ between its light and its dark colours. */
export function lowContrast(page: Page, without: readonly string[] = []): Promise<string[]> {
  return broken(page, { type: 'rule', values: ['color-contrast'] }, without);
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Asks the checker inside the page itself and takes nothing but the violations home: several times faster than gathering everything that it
 * looked at. No page of the product is in a frame.
 */
async function broken(page: Page, runOnly: axe.RunOnly, without: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = { runOnly, resultTypes: ['violations'], iframes: false };
  const context = { include: [['html']], exclude: without.map((selector) => [selector]) };
  return page.evaluate<
    string[]
  >(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
}
