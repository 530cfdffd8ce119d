import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { latestProposal, salesTeam } from '../world/sales-team.ts';

test('a buyer proposes, the sales team counters, the buyer accepts and has bought, GENL-05, PROP-04, PROP-05, S-07', async ({
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
  await expect(page.getByText('Sua proposta foi enviada para análise.')).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar em minhas negociações' }).click();
  const list = new NegotiationsPage(page);
  const row = list.row(title);
  await expect(row).toContainText('Proposta em análise');
  await expectMail(request, person.email, /Proposta enviada para análise/);
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
  await expect(page).toHaveURL(new RegExp(`/negociacao/${code}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Responda à contraproposta' })).toBeVisible();
  await expect(main).toContainText('Contraproposta recebida');
  await expect(main).toContainText('“Com a revisão feita.”');
  await expect(main).toContainText(/Responda até \d\d\/\d\d\/\d{4}/);
  await main.getByText('Andamento da proposta (2)').click();
  await expect(main.getByText('Você propôs')).toBeVisible();
  await expect(main.getByText('“Pago à vista.”')).toBeVisible();
  await expect(main.getByText('A equipe de vendas propôs')).toBeVisible();
  await main.getByRole('button', { name: 'Aceitar' }).click();
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
