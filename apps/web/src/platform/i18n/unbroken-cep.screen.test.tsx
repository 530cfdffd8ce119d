import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { main } from '../../../test/screens/pages/header-part.ts';
import { world } from '../../../test/screens/world.ts';

test('a CEP stays in one piece however narrow the line is', async () => {
  await world.signedIn();
  await page.viewport(360, 800);
  await openScreen('/perfil/enderecos');
  const line = main().getByRole('list', { name: 'Endereços' }).getByCss('p');
  const footer = page.getByRole('contentinfo').getByText(/CEP \d{5}-\d{3}/);
  for (const text of [line, footer]) {
    await expect.element(text).toMatchTextContent(/\d{5}-\d{3}/);
    const shown = text.element();
    if (!(shown instanceof HTMLElement)) throw new Error('no text');
    for (let width = 320; width >= 80; width -= 2) {
      shown.style.width = `${width}px`;
      expect(linesOfCep(shown), `${width} px`).toBe(1);
    }
  }
});

/** On how many lines the CEP of a text stands. */
function linesOfCep(text: HTMLElement): number {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const found = /\d{5}-\d{3}/.exec(node.textContent ?? '');
    if (found === null) continue;
    const range = document.createRange();
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}
