import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { salesTeam } from '../world/sales-team.ts';
import { offerChance, undoneSale } from '../world/undone-sale.ts';

test('a winner defaults, the runner-up takes the second chance and has bought, S-11', async ({
  page,
  context,
  world,
  request,
  complaints,
}) => {
  const person = await world.signedIn(context);
  const sales = await salesTeam(world, request);
  const title = `Gol em segunda chance ${world.word()}`;
  const offer = await undoneSale({ world, request, sales }, title, person.id);
  const offerPage = await new OfferPage(page).open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText(/^Venda desfeita em/);
  await offerChance({ world, sales }, offer);
  await offerPage.open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText('em segunda chance');
  await expectMail(request, person.email, /^Segunda chance para você/);

  const row = (await new NegotiationsPage(page).open('negociacao')).row(title);
  await expect(row).toContainText('Segunda chance');
  await expect(row).toContainText('R$ 8.000,00');
  await expect(row).toContainText(/Responda até \d\d\/\d\d\/\d{4}/);
  await expect(row).not.toContainText('Valor final');
  await row.getByRole('button', { name: 'Aceitar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aceitar segunda chance' });
  await expect(dialog.getByTestId('costs')).toContainText('Total');
  await expect(dialog.getByTestId('costs')).toContainText('R$ 8.000,00');
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Comprar por R\$\s8\.000,00$/ }).click();
  await page.getByRole('link', { name: 'Ver minhas compras' }).click();
  await expect(page).toHaveURL(/view=compra/);
  await expect(row).toContainText('Aguardando contato');
  await expectMail(request, person.email, /^A oferta é sua/);

  await offerPage.open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText(
    /^Esta oferta é sua.*Vendida em .* em segunda chance/s,
  );
  await expect(offerPage.price).toHaveText(/8\.000,00/);
  const history = offerPage.history;
  await history.scrollIntoViewIfNeeded();
  for (const line of ['Vendida em segunda chance', 'Venda não concluída', 'Encerramento']) {
    await expect(history.getByText(line)).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
