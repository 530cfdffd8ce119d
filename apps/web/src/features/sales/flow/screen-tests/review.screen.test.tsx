import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

test('a bid that a maximum beats at once is reported as such, with the next amount one tap away, rules 0.19', async () => {
  await world.signedIn();
  const code = await world.offer();
  expect(await bidAs(await world.person(), code, 12_000, true)).toBe(201);
  const flow = await openReview({ type: 'BID', code, value: 1_100_000 });
  await flow.commit();
  const dialog = page.getByRole('dialog', { name: 'Seu lance foi coberto na hora' });
  await expect.element(dialog).toMatchTextContent('A oferta já recebeu um lance maior!');
  await expect.element(dialog).toMatchTextContent('Seu lance de R$ 11.000,00 ficou registrado');
  await expect.element(dialog).toMatchTextContent('O lance atual é R$ 11.100,00.');
  await dialog.getByRole('button', { name: 'Dar lance de R$ 11.200,00' }).click();
  await expect.element(flow.agree).not.toBeChecked();
  await expect.element(flow.summary).toMatchTextContent('R$ 11.200,00');
  await flow.commit();
  await expect.element(dialog).toMatchTextContent('O lance atual é R$ 11.300,00.');
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
  await expect.poll(() => offer.history.getByText('Você', { exact: true }).elements().length).toBe(2);
});

test('the review warns when the price moves on, and the amount is changed there', async () => {
  await world.signedIn();
  const code = await world.offer();
  const flow = await openReview({ type: 'BID', code, value: 1_020_000 });
  await expect.element(page.getByText('Lance inicial: R$ 10.000,00')).toBeVisible();
  expect(await bidAs(await world.person(), code, 10_300)).toBe(201);
  const warning = page.getByText('O lance atual já é R$ 10.300,00: o seu não basta mais.');
  await expect.element(warning).toBeVisible();
  await page.getByRole('button', { name: 'Dar lance de R$ 10.400,00' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
  const highest = 'select max(value_cents)::int as cents from bid where offer_code = $1';
  expect(await world.value('cents', highest, [code])).toBe(1_040_000);
});
