import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { rivalOf } from '../world/rival.ts';
import { atBank, copyText } from './money-tasks.ts';

test('a deposit is asked for, paid at the bank, stands for a bid, and returns by itself to who lost', async ({
  browser,
  context,
  page,
  world,
}) => {
  const offer = await world.offer();
  const finance = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'finance' where id = $1`, [finance.id]);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/caucoes-exigidas');
  await office.signIn(finance);
  await expect(office.heading).toHaveText('Cauções exigidas');
  await office.page.getByRole('button', { name: 'Exigir caução' }).click();
  await office.panel.getByLabel('Número da oferta').fill(String(offer));
  await office.panel.getByLabel('Caução', { exact: true }).fill('500');
  await office.panel.getByLabel('Para lances acima de').fill('0');
  await office.panel.getByLabel(/^Motivo/).fill('Muitos lances de contas novas.');
  await office.panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(office.page.getByText(`Oferta ${offer} ·`).first()).toBeVisible();

  await world.signedIn(context);
  await (await new OfferPage(page).open(offer, 'leilao')).bid('10000');
  const flow = new FlowPage(page);
  await flow.toReview('Retirar no pátio');
  await flow.commit();
  const dialog = page.getByRole('dialog', { name: 'Caução para este lance' });
  await expect(dialog).toContainText('R$ 500,00');
  await dialog.getByRole('button', { name: 'Pagar a caução com Pix' }).click();
  const text = await copyText(dialog);
  expect(await brokenRules(page)).toEqual([]);
  await atBank(context, text, 'Pagar');
  await dialog.getByRole('button', { name: 'Dar o lance' }).click();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();

  await page.goto('/perfil');
  const deposits = page.getByRole('region', { name: 'Minhas cauções' });
  await expect(deposits).toContainText('Guardada');
  await expect(deposits.getByRole('button', { name: /Pedir de volta/ })).toHaveCount(0);

  // Others may bid without one again.
  await office.page.getByText(`Oferta ${offer} ·`).first().click();
  await office.panel.getByRole('button', { name: 'Não exigir mais' }).click();
  const asked = office.page.getByRole('dialog', { name: 'Não exigir mais' });
  await asked.getByLabel(/^Motivo/).fill('Já não é preciso.');
  await asked.getByRole('button', { name: 'Não exigir mais' }).click();
  await expect(office.page.getByText('Caução não é mais exigida.')).toBeVisible();
  const rival = await rivalOf(browser, world);
  expect(await rival.bid(offer, 11_000)).toBe(201);
  await world.query(
    'update auction set soft_close_ms = 0, original_end_at = now(), end_at = now() where offer_code = $1',
    [offer],
  );
  await expect(deposits).toContainText('Devolvida', { timeout: 60_000 });
  expect(await brokenRules(page)).toEqual([]);
  await rival.leave();
});
