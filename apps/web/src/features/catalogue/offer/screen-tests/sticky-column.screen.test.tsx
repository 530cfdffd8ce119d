import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

test.each([
  { width: 1280, height: 720 },
  { width: 1000, height: 600 },
])(
  'a column taller than the window stays by its lower edge at $width × $height',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await world.signedIn();
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await expect.element(offer.sendBid).toBeVisible();
    const column = offer.panel.element().firstElementChild;
    if (!(column instanceof HTMLElement)) throw new Error('There is no column.');
    expect(column.offsetHeight).toBeGreaterThan(height);
    // Read together: the column may still grow.
    await expect
      .poll(() => Number.parseFloat(getComputedStyle(column).top) + column.offsetHeight)
      .toBe(height - 16);
  },
);
