import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('a visitor who bids signs in, comes back to the offer with the amount there, and goes on, BIDS-01', async ({
  page,
  world,
}) => {
  const code = await world.offer();
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.bid('10000');
  const dialog = offer.dialog('Entre para continuar');
  await expect(dialog).toContainText('Você precisa estar logado!');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=/);
  await new SignInPage(page).signIn(await world.person());
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao$`));
  await expect(offer.bidField).toHaveValue('R$ 10.000,00');
  await offer.sendBid.click();
  await expect(new FlowPage(page).summary).toContainText('R$ 10.000,00');
});
