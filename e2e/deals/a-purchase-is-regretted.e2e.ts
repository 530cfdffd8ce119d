import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';

test('a buyer takes a paid purchase back on its page, and the team sees it end and the money due, rule 0.27', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const ana = await world.person({ name: `Ana ${world.word()}` });
  const finance = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'finance' where id = $1`, [finance.id]);
  const title = `Fiat ${world.word()}`;
  const columns = { payment_approved: true, awaiting_withdrawal_at: new Date().toISOString() };
  const offer = await purchasedOffer(world, ana.id, { status: 'L', columns, offer: { title } });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/compras?compra=${code}`,
  );
  await office.signIn(finance);
  await expect(office.row(title)).toContainText('Aguardando retirada');

  await world.signIn(context, ana);
  await page.goto(`/compra/${code}`);
  await ready(page);
  await page.getByRole('button', { name: 'Desistir da compra' }).click();
  const question = page.getByRole('dialog', { name: 'Desistir da compra' });
  await question.getByRole('radio', { name: /^Informar depois/ }).click();
  await question.getByRole('button', { name: 'Desistir agora' }).click();
  const done = page.getByRole('dialog', { name: 'Desistência registrada' });
  await expect(done.getByText(/Protocolo ARR-/)).toBeVisible();
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Você desistiu desta compra em/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0);
  expect(await brokenRules(page)).toEqual([]);
  await expectMail(request, ana.email, /desist|arrepend/i);

  await expect(office.row(title)).toContainText('Cancelada', { timeout: 60_000 });
  await office.goTo('Devoluções');
  await expect(office.row(title)).toContainText('Arrependimento');
  await office.page.context().close();
});
