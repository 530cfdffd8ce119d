import type { APIRequestContext } from '@playwright/test';
import { endIn } from '../../apps/web/test/world/end-in.ts';
import { expect, test } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { bidBy } from '../world/undone-sale.ts';
import type { World } from '../world/world.ts';
import { salesOffice, toTheKeys } from './deal-steps.ts';

let office: OfficePage;
test.beforeAll(async ({ browser, world }) => {
  office = await salesOffice(browser, world);
});
test.afterAll(() => office.page.context().close());

/** An offer on which another user leads at R$ 11.000,00 before this one, who has told already how the vehicle is received. */
async function outbid(
  world: World,
  request: APIRequestContext,
  { who, title }: { readonly who: number; readonly title: string },
): Promise<number> {
  const offer = await world.offer({ title });
  await bidBy(world, request, { who, offer, reais: 10_000 });
  await bidBy(world, request, { who: (await world.person()).id, offer, reais: 11_000 });
  return offer;
}

test('a bid that wins ends with the keys, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const title = `Gol ${world.word()}`;
  const offer = await outbid(world, request, { who: buyer.id, title });
  await (await new OfferPage(page).open(offer, 'leilao')).bid('12000');
  await new FlowPage(page).confirmAtOnce();
  await page.getByRole('link', { name: 'Acompanhar esta negociação' }).click();
  await expect(page.getByRole('heading', { name: 'Você está na frente' })).toBeVisible();
  await endIn(world, offer, 0, 0);
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '12.000,00', way: 'bid' });
});

test('an automatic bid that wins ends with the keys at what it had to bid, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const title = `Uno ${world.word()}`;
  const offer = await outbid(world, request, { who: buyer.id, title });
  await (await new OfferPage(page).open(offer, 'leilao')).bidAutomatically('15000');
  await new FlowPage(page).confirmAtOnce();
  await page.getByRole('link', { name: 'Acompanhar esta negociação' }).click();
  await expect(page.getByRole('heading', { name: 'Você está na frente' })).toBeVisible();
  await endIn(world, offer, 0, 0);
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '11.100,00', way: 'bid' });
});
