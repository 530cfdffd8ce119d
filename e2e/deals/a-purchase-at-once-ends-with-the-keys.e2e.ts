import { test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { salesOffice, toTheKeys } from './deal-steps.ts';

test('a purchase at once ends with the keys, seen by buyer and team', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const office = await salesOffice(browser, world);
  const buyer = await world.signedIn(context);
  const title = `Gol ${world.word()}`;
  const offer = await new OfferPage(page).open(await world.offer({ title, buyNow: 20_000 }));
  await offer.buyNow.click();
  await new FlowPage(page).complete('Retirar no pátio');
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '20.000,00', way: 'buy' });
  await office.page.context().close();
});
