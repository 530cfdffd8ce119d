import { charged } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { atBank, copyText, financeUser, openedBy } from './money-tasks.ts';

test('a code until the due date is paid days too late: it pays what was asked, without fine or interest, for buyer and finance', async ({
  page,
  context,
  browser,
  world,
}) => {
  const buyer = await world.signedIn(context);
  const offer = await purchasedOffer(world, buyer.id, { status: 'C' });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  await charged(world, code, 'price', 1_234_500);
  await page.goto(`/compra/${code}`);
  const pix = page.getByRole('region', { name: 'Pagar com Pix' });
  await pix.getByRole('button', { name: /^Código válido até o vencimento/ }).click();
  await expect(pix).toContainText('sem multa nem juros');
  const text = await copyText(pix);
  await expect(pix).toContainText('Válido até o fim do dia');
  await expect(pix.getByRole('timer')).toHaveCount(0);
  expect(await brokenRules(page)).toEqual([]);

  // Five days later, two after the due date.
  await world.query(
    `update charge set due_at = due_at - interval '5 days' where purchase_code = $1 returning code`,
    [code],
  );
  await world.query(
    `update pix_charge set asked_at = asked_at - interval '5 days', expires_at = expires_at - interval '5 days', due_on = due_on - 5
      where charge_code in (select code from charge where purchase_code = $1) returning code`,
    [code],
  );
  await page.reload();
  await expect(page.getByText(/^O prazo era .*: pague R\$\s12\.345,00 o quanto antes\.$/)).toBeVisible();
  await expect(pix.getByText(text)).toHaveCount(0);
  await expect(pix.getByRole('button', { name: /^Código válido até o vencimento/ })).toHaveCount(0);
  const office = await openedBy(browser, await financeUser(world), `/compras?id=${code}`);
  const charges = office.panel.getByRole('region', { name: 'Cobranças' });
  await expect(charges).toContainText('Vencida');
  await expect(charges).toContainText(/Falta pagar R\$\s12\.345,00\./);

  await atBank(context, text, 'Pagar mesmo vencida ou removida');
  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
  const own = page.getByRole('region', { name: 'Pagamentos desta compra' });
  await expect(own).toContainText('Tudo está pago.');
  await expect(own).toContainText(/R\$\s12\.345,00/);
  expect(await brokenRules(page)).toEqual([]);
  await office.page.reload();
  await expect(charges).toContainText('Nada em aberto.');
  await expect(charges).toContainText('Paga');
  await expect(charges).not.toContainText('A devolver');
  expect(await brokenRules(office.page)).toEqual([]);
});
