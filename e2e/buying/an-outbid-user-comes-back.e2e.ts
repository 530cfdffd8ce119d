import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { rivalOf } from '../world/rival.ts';

test('a bidder raises a maximum, is overtaken and leads again with one tap and one confirmation, BIDS-07, AUTO-01 @phone', async ({
  page,
  context,
  world,
  browser,
}) => {
  await world.signedIn(context);
  const rival = await rivalOf(browser, world);
  const code = await world.offer({ title: 'Gol da Ana' });
  const offer = await new OfferPage(page).open(code, 'leilao');
  const flow = new FlowPage(page);
  await offer.bid('10000');
  await flow.complete('Retirar no pátio');

  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
  await offer.raise('15000');
  await flow.confirmAtOnce();
  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Seu máximo: R$ 15.000,00.')).toBeVisible();
  expect(await rival.bid(code, 14_000)).toBe(409);
  await expect(offer.price).toHaveText('R$ 14.100,00');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();

  expect(await rival.bid(code, 15_500)).toBe(201);
  await expect(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
  await offer.panel.getByRole('button', { name: 'Dar lance de R$ 15.600,00' }).click();
  await flow.confirmAtOnce();
  await offer.open(code, 'leilao');
  await expect(offer.price).toHaveText('R$ 15.600,00');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
  await rival.leave();
});
