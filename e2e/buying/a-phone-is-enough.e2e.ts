import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';

test('on a phone price and action stay at the bottom, and a bid is made by touch, BIDS-07, LAYO-04 @phone-only', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer({ photos: 4 }), 'leilao');
  const action = page.getByRole('button', { name: 'Seu lance' });
  await expect(action).toBeInViewport();
  await action.tap();
  await expect(offer.bidField).toBeFocused();
  await offer.bidField.fill('10000');
  await offer.sendBid.tap();
  const flow = new FlowPage(page);
  await flow.complete('Retirar no pátio');
  await page.getByRole('link', { name: 'Acompanhar em minhas negociações' }).tap();
  await expect(page.getByText('Você está ganhando')).toBeVisible();
});

test('a swipe turns the photographs of an offer, GALL-02 @phone', async ({ page, world }) => {
  await new OfferPage(page).open(await world.offer({ photos: 3 }));
  const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
  const photo = gallery.getByRole('button', { name: /^Ilustração 1 de 3:/ });
  const touch = (x: number) => ({
    touches: [{ identifier: 0, clientX: x, clientY: 200 }],
    changedTouches: [{ identifier: 0, clientX: x, clientY: 200 }],
  });
  await photo.dispatchEvent('touchstart', touch(300));
  await photo.dispatchEvent('touchend', touch(100));
  await expect(gallery.getByText('2 / 3')).toBeVisible();
});
