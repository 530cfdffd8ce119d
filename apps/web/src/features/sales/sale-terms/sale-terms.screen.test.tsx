import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lowContrast, brokenRules, overflow } from '../../../../test/screens/accessibility.ts';
import { boxOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../test/screens/world.ts';

const corrections = page.getByRole('region', { name: 'Correções desta oferta' });
const auctioneer = page.getByRole('region', { name: 'Venda por leiloeiro oficial' });

const correct = (code: number, changes: object[]) =>
  world.value(
    'code',
    `insert into offer_correction (offer_code, reason, changes, actor_id, at)
      values ($1, 'O painel foi fotografado de novo.', $2, (select min(id) from account), '2026-11-20T15:30:00Z') returning code`,
    [code, JSON.stringify(changes)],
  );

test('the page says what was corrected, when and why, rules 0.32', async () => {
  await world.person();
  const code = await world.offer({ vehicles: [{ usage: 190_000 }] });
  await correct(code, [
    { field: 'usage', vehicle: 0, before: 42_000, after: 190_000 },
    { field: 'legal', vehicle: 0, before: null, after: 'multas consta 900' },
  ]);
  await new OfferScreen().open(code);
  await expect.element(corrections).toMatchTextContent('20/11/2026 12:30');
  await expect
    .element(corrections)
    .toMatchTextContent('quilometragem ou horímetro: antes 42.000, agora 190.000');
  await expect.element(corrections).toMatchTextContent('situação legal: agora como consta nesta página');
  await expect.element(corrections).toMatchTextContent('Motivo: O painel foi fotografado de novo.');
  expect(await brokenRules()).toEqual([]);
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBeLessThanOrEqual(0);
  await openScreen(`/oferta/${code}?idiom=EN`);
  await expect.element(page.getByRole('main')).toMatchTextContent('42,000, now 190,000');
});

for (const width of [360, 1400]) {
  test(`at ${width} px a correction stands between the title and the bid, rules 0.32`, async () => {
    await page.viewport(width, 900);
    const code = await world.offer({ vehicles: [{ usage: 190_000 }] });
    await correct(code, [{ field: 'usage', vehicle: 0, before: 42_000, after: 190_000 }]);
    const offer = await new OfferScreen().open(code, 'leilao');
    await expect.element(corrections).toBeVisible();
    await expect.element(offer.price).toBeVisible();
    const title = boxOf(page.getByRole('heading', { level: 1 }));
    const [notice, price] = [boxOf(corrections), boxOf(offer.price)];
    expect([title.bottom <= notice.top, notice.bottom <= price.top]).toEqual([true, true]);
  });
}

test('an auctioneer is shown with registration and notice; a direct sale has no such part, rules 0.42', async () => {
  const code = await world.offer();
  await world.value(
    'code',
    `update offer set goods_origin = 'court', auctioneer_name = 'Rui Lima', auctioneer_registration = 'JUCESP 123',
      auctioneer_notice = '7/2026' where code = $1 returning code`,
    [code],
  );
  await new OfferScreen().open(code);
  await expect.element(auctioneer).toMatchTextContent('Rui Lima · Matrícula JUCESP 123');
  await expect.element(auctioneer).toMatchTextContent('Edital: 7/2026 · Bens vendidos por ordem judicial');
  await new OfferScreen().open(await world.offer());
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(auctioneer).not.toBeInTheDocument();
  await expect.element(corrections).not.toBeInTheDocument();
});
