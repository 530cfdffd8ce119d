import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { boxOf } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

describe('the grid follows the screen and the panel of filters', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await Promise.all(Array.from({ length: 16 }, (_, n) => world.offer({ title: `Grade ${n} ${word}` })));
  });

  for (const { width, open, closed, cards } of [
    { width: 1300, open: 878, closed: 1123, cards: { open: 9, closed: 12 } },
    { width: 1700, open: 1123, closed: 1368, cards: { open: 12, closed: 15 } },
  ]) {
    test(`at ${width} px it is ${open} px wide and ${closed} with the panel folded, in three rows, HOME-08, HOME-09`, async () => {
      await page.viewport(width, 900);
      const home = await new HomeScreen().open(`term=${word}`);
      const gridWidth = () => boxOf(home.grid).width;
      await expect.poll(gridWidth).toBe(open);
      await expect.poll(home.shown).toHaveLength(cards.open);
      expect(rowsOf(home)).toBe(3);
      await home.filters.getByRole('button', { name: 'Recolher filtros' }).click();
      await expect.poll(gridWidth).toBe(closed);
      await expect.poll(home.shown).toHaveLength(cards.closed);
      expect(rowsOf(home)).toBe(3);
    });
  }

  for (const width of [620, 820, 1024, 1200]) {
    test(`at ${width} px the cards of a row fill it, 16 px apart, HOME-08`, async () => {
      await page.viewport(width, 900);
      const home = await new HomeScreen().open(`term=${word}`);
      const first = () => {
        const boxes = home.cards.elements().map((card) => card.getBoundingClientRect());
        return boxes.filter(({ top }) => top === boxes[0]?.top);
      };
      await expect.poll(() => first().length).toBeGreaterThan(1);
      const row = first();
      const gaps = row.slice(1).map(({ left }, at) => Math.round(left - (row[at]?.right ?? 0)));
      expect(new Set(gaps)).toEqual(new Set([16]));
      expect(Math.abs(boxOf(home.grid).right - (row.at(-1)?.right ?? 0))).toBeLessThanOrEqual(16);
      expect(Math.min(...row.map((card) => card.width))).toBeGreaterThanOrEqual(268);
    });
  }

  test('nine offers are asked for while its width is unknown, HOME-08', async () => {
    await page.viewport(1700, 900);
    await new HomeScreen().open(`term=${word}`);
    const limits = () =>
      sentCalls('GET', '/offer')
        .filter(({ query }) => !query.has('spotlight'))
        .map(({ query }) => query.get('limit'));
    await expect.poll(() => limits().at(-1)).toBe('12');
    expect(limits()[0]).toBe('9');
  });
});

function rowsOf(home: HomeScreen): number {
  return new Set(home.cards.elements().map((card) => card.getBoundingClientRect().top)).size;
}
