import { endIn } from '../../apps/web/test/world/end-in.ts';
import { expect, test } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { sellBelowReserve } from '../office/office-tasks.ts';
import { ready } from '../pages/ready.ts';
import { salesTeam } from '../world/sales-team.ts';
import { bidBy, offerChance, undoneSale } from '../world/undone-sale.ts';
import { salesOffice, toTheKeys } from './deal-steps.ts';

let office: OfficePage;
test.beforeAll(async ({ browser, world }) => {
  office = await salesOffice(browser, world);
});
test.afterAll(() => office.page.context().close());

test('a bid below the reserve that the team accepts ends with the keys, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const title = `Gol ${world.word()}`;
  const offer = await world.offer({ title, reserve: 20_000 });
  await bidBy(world, request, { who: buyer.id, offer, reais: 10_000 });
  await page.goto(`/negociacao/${offer}`);
  await ready(page);
  await endIn(world, offer, 0, 0);
  await expect(page.getByRole('heading', { name: 'Quem vende decide sobre o seu lance' })).toBeVisible();
  await office.open();
  await sellBelowReserve(office, title);
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '10.000,00', way: 'bid' });
});

test('a second chance that its bidder takes ends with the keys, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const sales = await salesTeam(world, request);
  const title = `Uno ${world.word()}`;
  const offer = await undoneSale({ world, request, sales }, title, buyer.id);
  await offerChance({ world, sales }, offer);
  await page.goto(`/negociacao/${offer}`);
  await ready(page);
  await page.getByRole('main').getByRole('button', { name: 'Aceitar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comprar por R\$\s8\.000,00$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '8.000,00', way: 'bid' });
});
