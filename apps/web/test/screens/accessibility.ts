import axe from 'axe-core';

declare module 'vitest/browser' {
  interface BrowserCommands {
    showColours(colours: 'light' | 'dark' | null): Promise<void>;
  }
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 AA on this screen, by rule and place. */
export function brokenRules(): Promise<string[]> {
  return broken({ type: 'tag', values: WCAG_2_2_AA });
}

/** What is hard to read on this screen, by place: all that can differ between its light and its dark colours. */
export function lowContrast(): Promise<string[]> {
  return broken({ type: 'rule', values: ['color-contrast'] });
}

/** How many pixels the screen is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

async function broken(runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
