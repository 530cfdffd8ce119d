import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';

const bill = {
  name: 'orcamento.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 orcamento'),
};

/** Chooses in the panel; a list that the panel closed as it came in is opened again. */
async function choose({ page, panel }: OfficePage, field: string, option: string): Promise<void> {
  await expect(async () => {
    await panel.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click({ timeout: 3000 });
  }).toPass();
}

test('a buyer complains, refuses an answer, and accepts what another person proposes', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const ana = await world.person({ name: `Ana ${world.word()}` });
  const sales = await world.person({ twoStep: true });
  const finance = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  await world.query(`update account set staff_role = 'finance' where id = $1`, [finance.id]);
  const title = `Fiat ${world.word()}`;
  const offer = await purchasedOffer(world, ana.id, { offer: { title } });
  const [row] = await world.query(
    `update purchase set status = 'X', awaiting_withdrawal_at = now(), finished_at = now() where offer_code = $1 returning code`,
    [offer],
  );
  await world.signIn(context, ana);
  await page.goto(`/compra/${numberOf(fieldOf(row, 'code'))}`);
  await ready(page);

  const section = page.getByRole('region', { name: 'Reclamações' });
  await section.getByRole('button', { name: 'Abrir reclamação' }).click();
  await page.getByLabel('Sobre o que é').selectOption('custos');
  await page.getByLabel('O que você quer').selectOption('desconto');
  await page.getByLabel('O que aconteceu').fill('Cobraram uma taxa que o anúncio não tinha.');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(bill);
  await page.getByRole('button', { name: 'Enviar reclamação' }).click();
  await expect(section.getByText(/Recebemos a sua reclamação. Protocolo REC-/)).toBeVisible();
  await expectMail(request, ana.email, /Recebemos sua reclamação REC-/);

  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/reclamacoes');
  await office.signIn(sales);
  await office.row(title).click();
  const { panel } = office;
  await expect(panel.getByRole('button', { name: 'Baixar orcamento.pdf' })).toBeVisible();
  await panel.getByLabel('Texto ao comprador').fill('A taxa está no contrato.');
  await panel.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(office.done('Resposta enviada.')).toBeVisible();

  // The buyer sees it live, and has it reviewed.
  await section.getByRole('button', { name: /^Recorrer/ }).click();
  await page.getByLabel('Seu texto').fill('O contrato é posterior ao anúncio.');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(section.getByText('Em revisão')).toBeVisible();

  const reviewer = await new OfficePage(await (await browser.newContext()).newPage()).open('/reclamacoes');
  await reviewer.signIn(finance);
  await reviewer.row(title).click();
  await choose(reviewer, 'Próximo passo', 'Propor solução');
  await choose(reviewer, 'Solução proposta', 'Desconto ou abatimento');
  await reviewer.panel.getByLabel('Texto ao comprador').fill('Devolvemos a taxa em cinco dias.');
  await reviewer.panel.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(reviewer.done('Proposta enviada.')).toBeVisible();

  await section.getByRole('button', { name: /^Aceitar/ }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(section.getByText('Solução combinada', { exact: true })).toBeVisible();
});
