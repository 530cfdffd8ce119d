import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { header } from '../../../test/screens/pages/header-part.ts';
import { world } from '../../../test/screens/world.ts';

/** The parts of the header's first row that are seen, from left to right. */
function parts(): readonly DOMRect[] {
  const row = header.root.element().firstElementChild;
  return [...(row?.children ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** A store of that name, and its part of the address. */
async function storeNamed(name: string): Promise<string> {
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  await world.query(
    `insert into partner (store, name, status, member_since) values ($1, $2, 'approved', now()) returning id`,
    [store, name],
  );
  return store;
}

describe.each([768, 1024, 1280])('the header at %i px', (width) => {
  test.each(['PTBR', 'EN'])(
    'stands in one line and leaves no room unused beside the search, in %s',
    async (idiom) => {
      await page.viewport(width, 800);
      await world.signedIn();
      const store = await storeNamed('Auto Center Santos Dumont Veículos Seminovos e Caminhões');
      const code = await world.offer();
      for (const path of ['/home', `/oferta/${code}`, '/perfil', `/${store}/home`]) {
        await openScreen(`${path}?idiom=${idiom}`);
        const search = header.root.getByCss('search');
        await expect.element(search).toBeVisible();
        const row = parts();
        for (const [at, part] of row.entries()) {
          expect(part.left, path).toBeGreaterThanOrEqual((row[at - 1]?.right ?? 0) - 0.5);
          expect(Math.abs(part.top + part.height / 2 - 32), path).toBeLessThanOrEqual(1);
        }
        expect(row.at(-1)?.right, path).toBeLessThanOrEqual(width);
        const box = search.element().getBoundingClientRect();
        const at = row.findIndex(({ left, right }) => left <= box.left && right >= box.right);
        const [before, after] = [row[at - 1]?.right ?? 0, row[at + 1]?.left ?? 0];
        expect(box.width, path).toBeCloseTo(Math.min(after - before - 32, width < 1280 ? 2000 : 768), -0.5);
        expect(box.width, path).toBeGreaterThanOrEqual(220);
        expect(document.documentElement.scrollWidth, path).toBe(width);
      }
    },
  );
});
