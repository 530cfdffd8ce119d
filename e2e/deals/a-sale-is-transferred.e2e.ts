import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';

const signed = { name: 'atpv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 atpv') };

test('the seller has the ATPV-e issued, the buyer signs with a proof, and the team confirms it, live on both sides', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const buyer = await world.person({});
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const offer = await purchasedOffer(world, buyer.id, { offer: { title: `Iveco ${world.word()}` } });
  await world.query(`update vehicle set plate = 'TRF1A23' where offer_code = $1`, [offer]);
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  await world.signIn(context, buyer);
  await page.goto(`/compra/${code}`);
  await ready(page);
  const own = page.getByRole('region', { name: 'Transferência do veículo' });
  await expect(own.getByText('Depois das anteriores')).not.toHaveCount(0);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/compras?id=${code}`,
  );
  await office.signIn(sales);

  // The next step opens for the buyer without a reload.
  const steps = office.panel.getByRole('region', { name: 'Transferência' });
  await steps.getByRole('button', { name: 'Marcar como feita: Emissão da ATPV-e' }).click();
  const doing = office.page.getByRole('dialog', { name: 'Marcar como feita: Emissão da ATPV-e' });
  await doing.getByLabel('Observação, que o comprador lê').fill('Assine pelo gov.br.');
  await doing.getByRole('button', { name: 'Marcar como feita' }).click();
  await expect(office.done('Transferência atualizada.')).toBeVisible();
  await expect(own.getByText('“Assine pelo gov.br.”')).toBeVisible();
  await expectMail(request, buyer.email, /transferência do veículo andou/i);

  await own.getByRole('button', { name: 'Já fiz: Sua assinatura na ATPV-e' }).click();
  const sending = page.getByRole('dialog', { name: /^Marcar como feita/ });
  await sending.getByRole('button', { name: 'Marcar', exact: true }).click();
  await expect(sending.getByRole('alert')).toHaveText('Escolha o comprovante.');
  await sending.locator('input[type=file]').setInputFiles(signed);
  await sending.getByRole('button', { name: 'Marcar', exact: true }).click();
  await expect(own.getByText('Em conferência')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);

  // The team sees it without a reload, and the answer is on the page of the buyer.
  await steps.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(own.getByText(/^Confirmada pela equipe/)).toBeVisible();
  expect(await brokenRules(office.page)).toEqual([]);
});
