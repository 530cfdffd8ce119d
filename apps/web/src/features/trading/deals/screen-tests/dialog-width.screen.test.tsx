import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

test.each([360, 1024, 1400])('the words of a wide dialog use its width at %i px', async (width) => {
  await page.viewport(width, 900);
  const offer = await new OfferScreen().open(await world.offer(), 'leilao');
  await offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click();
  const dialog = page.getByRole('dialog', { name: 'Como funcionam os lances' });
  await expect.element(dialog.getByRole('heading', { name: 'Empate' })).toBeVisible();
  const body = dialog.getByRole('group').element();
  const { paddingLeft, paddingRight } = getComputedStyle(body);
  const room = body.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const words = [...body.querySelectorAll('p, li')].map((part) => part.getBoundingClientRect());
  const used = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
  expect(used / room).toBeGreaterThan(0.95);
  expect(body.scrollWidth).toBe(body.clientWidth);
});
