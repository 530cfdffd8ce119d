import { expect, test } from './journey.ts';
import { brokenRules } from './pages/accessibility.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { expectMail } from './world/mailbox.ts';
import { latestProposal, proposed, salesTeam } from './world/sales-team.ts';

test('a buyer proposes, the sales team counters, the buyer accepts and has bought, PROP-04, PROP-05, S-07', async ({
  page,
  context,
  world,
  request,
}) => {
  const person = await world.signedIn(context);
  const sales = await salesTeam(world, request);
  const title = `Gol negociado ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  const offer = await new OfferPage(page).open(code, 'proposta');
  const dialog = offer.dialog('Faça uma proposta');
  await dialog.getByLabel('Valor da proposta').fill('9000');
  await dialog.getByLabel(/Mensagem para a equipe/).fill('Pago à vista.');
  await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
  await new FlowPage(page).complete();
  await offer.open(code);
  await expect(page.getByText(/Você tem uma proposta em aberto de R\$\s9\.000,00 até/)).toBeVisible();
  const proposal = await latestProposal(world, person.id);
  await sales.post(`proposals/${proposal}/counter`, {
    valor: 9_600,
    valorProposta: 9_000,
    mensagem: 'Com a revisão feita.',
  });
  await expect(page.getByText(/respondeu à sua proposta com R\$\s9\.600,00/)).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('link', { name: 'Responder' }).click();
  const list = new NegotiationsPage(page);
  const row = list.row(title);
  await expect(row).toContainText('Contraproposta recebida');
  await expect(row).toContainText('“Com a revisão feita.”');
  await expect(row).toContainText(/Responda até \d\d\/\d\d\/\d{4}/);
  await row.getByText('Andamento da proposta (2)').click();
  await expect(row.getByText('Você propôs')).toBeVisible();
  await expect(row.getByText('A equipe de vendas propôs')).toBeVisible();
  await row.getByRole('button', { name: 'Aceitar' }).click();
  const accept = page.getByRole('dialog', { name: 'Aceitar contraproposta' });
  await expect(accept.getByTestId('costs')).toContainText('Total');
  await expect(accept.getByTestId('costs')).toContainText('R$ 9.600,00');
  expect(await brokenRules(page)).toEqual([]);
  await accept.getByRole('button', { name: /^Comprar por R\$\s9\.600,00$/ }).click();
  await page.getByRole('link', { name: 'Ver minhas compras' }).click();
  await expect(page).toHaveURL(/view=compra/);
  await expect(row).toContainText('Aguardando contato');
  await expect(row).toContainText('R$ 9.600,00');
  await expectMail(request, person.email, /^Contraproposta recebida/);
  await expectMail(request, person.email, /^Compra enviada para análise/);
});

test('a counter-proposal is answered with another value, which is checked and kept when it cannot be sent', async ({
  page,
  context,
  world,
  request,
}) => {
  const person = await world.signedIn(context);
  const sales = await salesTeam(world, request);
  const title = `Gol respondido ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  const proposal = await proposed(world, request, { accountId: person.id, offer });
  await sales.post(`proposals/${proposal}/counter`, { valor: 9_600, valorProposta: 9_000 });
  const row = (await new NegotiationsPage(page).open('negociacao')).row(title);
  await row.getByRole('button', { name: 'Fazer outra proposta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fazer outra proposta' });
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Digite um valor maior que zero.');
  await dialog.getByLabel('Seu novo valor').fill('9300');
  await dialog.getByLabel(/Mensagem para a equipe/).fill('Último valor.');
  await page.route('**/contraproposta*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(/Mensagem para a equipe/)).toHaveValue('Último valor.');
  await page.unroute('**/contraproposta*');
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(row).toContainText('Proposta em análise');
  await expect(row).toContainText('R$ 9.300,00');
  await expect(row.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);
  await sales.post(`proposals/${proposal}/reject`, { motivo: 'Vendemos por mais no pátio.' });
  await expect(row).toContainText('Proposta recusada', { timeout: 25_000 });
  await row.getByText('Andamento da proposta (4)').click();
  await expect(row.getByText('“Vendemos por mais no pátio.”')).toBeVisible();
});

test('a proposal below what the seller looks at is refused in words at once, and nothing of where that lies', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer({ title: 'Gol com piso', acceptsProposals: true });
  await world.query('update offer set proposal_floor_cents = 870000 where code = $1 returning code', [code]);
  const offer = await new OfferPage(page).open(code, 'proposta');
  const dialog = offer.dialog('Faça uma proposta');
  await dialog.getByLabel('Valor da proposta').fill('5000');
  await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
  const flow = new FlowPage(page);
  await flow.toReview();
  await flow.commit();
  const told = page.getByRole('dialog', { name: 'Proposta recusada' });
  await expect(told).toContainText('abaixo do que o vendedor analisa');
  await expect(told).not.toContainText('8.700');
  await told.getByRole('link', { name: 'Voltar para a oferta' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
});
