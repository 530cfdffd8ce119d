import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { watchLoading } from '../pages/what-moves-on-a-page.ts';

test.use({ viewport: { width: 1400, height: 900 }, consent: ['functionality'] });

test('the row of the offers seen last moves nothing that one looks at @phone', async ({ page, world }) => {
  await new OfferPage(page).open(await world.offer());
  const { shift, moved } = await watchLoading(page, '/home');
  await expect(page.getByRole('region', { name: 'Vistas recentemente' })).toBeAttached();
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02);
});
