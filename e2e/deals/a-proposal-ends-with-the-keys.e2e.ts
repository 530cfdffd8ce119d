import { expect, test } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { accept, counter } from '../office/office-tasks.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';
import { proposed } from '../world/sales-team.ts';
import { salesOffice, toTheKeys } from './deal-steps.ts';

let office: OfficePage;
test.beforeAll(async ({ browser, world }) => {
  office = await salesOffice(browser, world);
});
test.afterAll(() => office.page.context().close());

test('a proposal that is accepted ends with the keys, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const title = `Gol ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  const proposal = (await new OfferPage(page).open(offer, 'proposta')).dialog('Faça uma proposta');
  await proposal.getByLabel('Valor da proposta').fill('9000');
  await proposal.getByRole('button', { name: 'Continuar com a proposta' }).click();
  await new FlowPage(page).complete('Retirar no pátio');
  await page.getByRole('link', { name: 'Acompanhar esta negociação' }).click();
  await expect(page.getByRole('heading', { name: 'Quem vende responde à sua proposta' })).toBeVisible();
  await office.open();
  await accept(office, title, '9.000,00');
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '9.000,00', way: 'proposal' });
});

test('a counter-proposal that its buyer accepts ends with the keys, seen by buyer and team', async ({
  page,
  context,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const title = `Uno ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  await proposed(world, request, { accountId: buyer.id, offer });
  await page.goto(`/negociacao/${offer}`);
  await ready(page);
  await office.open();
  await counter(office, title, '9600');
  await expect(page.getByRole('heading', { name: 'Responda à contraproposta' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Aceitar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comprar por R\$\s9\.600,00$/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await toTheKeys({ world, request, buyer, page, office }, { title, price: '9.600,00', way: 'proposal' });
});
