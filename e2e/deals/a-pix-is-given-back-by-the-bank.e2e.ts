import { charged } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf, textOf } from '../world/world.ts';
import { atBank, copyText, financeUser, openedBy } from './money-tasks.ts';

test('the bank gives a Pix back by itself: finance sees to it, and the buyer owes it again and pays', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const offer = await purchasedOffer(world, buyer.id, { status: 'C' });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  await charged(world, code, 'price', 1_234_500);
  await page.goto(`/compra/${code}`);
  const pix = page.getByRole('region', { name: 'Pagar com Pix' });
  await pix.getByRole('button', { name: /^Gerar Pix/ }).click();
  await atBank(context, await copyText(pix), 'Pagar');
  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
  const own = page.getByRole('region', { name: 'Pagamentos desta compra' });
  await expect(own).toContainText('Tudo está pago.');

  const paid = await world.value(
    'id',
    `select p.end_to_end_id as id from pix_payment p join pix_charge x on x.txid = p.txid join charge c on c.code = x.charge_code
      where c.purchase_code = $1`,
    [code],
  );
  const bank = await context.newPage();
  await bank.goto('/dev/banco');
  await bank
    .getByRole('article')
    .filter({ hasText: textOf(paid) })
    .getByRole('button', { name: 'Devolver pelo banco (MED)' })
    .click();
  await expect(bank.getByRole('status')).toContainText('Devolvido pelo banco: R$ 12345,00.');
  await bank.close();
  await world.findBankRefunds();

  const office = await openedBy(browser, await financeUser(world), '');
  await office.page
    .getByRole('main')
    .getByRole('link', { name: /Pix devolvidos pelo banco/ })
    .click();
  await expect(office.heading).toHaveText('Pix devolvidos pelo banco');
  await office.row(new RegExp(`Compra ${code}\\D`)).click();
  await expect(office.panel).toContainText('Suspeita de fraude (MED)');
  await expect(office.panel).toContainText('segure o veículo');
  await expect(office.panel.getByRole('link', { name: `Compra ${code}` })).toBeVisible();
  expect(await brokenRules(office.page)).toEqual([]);
  await office.panel.getByRole('button', { name: 'Marcar como conferida' }).click();
  const seen = office.page.getByRole('dialog', { name: 'Marcar como conferida' });
  await seen.getByLabel('O que foi feito').fill('O veículo ficou no pátio, e o comprador paga de novo.');
  await seen.getByRole('button', { name: 'Marcar como conferida' }).click();
  await expect(office.done('Devolução conferida.')).toBeVisible();

  await page.reload();
  await expect(own).toContainText(/Pague R\$\s12\.345,00 até/);
  await expect(own).toContainText(/O banco devolveu R\$\s12\.345,00 do que foi pago aqui, em \d\d/);
  await expectMail(request, buyer.email, /o banco devolveu um pix da sua compra/i);
  expect(await brokenRules(page)).toEqual([]);
  await pix.getByRole('button', { name: /^Gerar Pix/ }).click();
  await atBank(context, await copyText(pix), 'Pagar');
  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
});
