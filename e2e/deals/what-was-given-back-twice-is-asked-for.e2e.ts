import { givenBackTooMuch } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { atBank, copyText, financeUser, openedBy } from './money-tasks.ts';

const WHY = 'O banco devolveu o Pix depois da nossa transferência.';

test('a buyer was given back too much: finance asks for it, the buyer reads why and pays by Pix', async ({
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
  await givenBackTooMuch(world, code, 73_100);

  const office = await openedBy(browser, await financeUser(world), '');
  await office.page
    .getByRole('main')
    .getByRole('link', { name: /Devoluções a mais/ })
    .click();
  await expect(office.heading).toHaveText('Devoluções a mais');
  await office.row(new RegExp(`Compra ${code}\\D`)).click();
  await office.panel.getByRole('button', { name: 'Pedir ao comprador' }).click();
  const asking = office.page.getByRole('dialog', { name: 'Pedir ao comprador' });
  await asking.getByLabel('Mensagem, que o comprador lê').fill(WHY);
  await asking.getByRole('button', { name: 'Pedir ao comprador' }).click();
  await expect(office.done('Pedido enviado ao comprador.')).toBeVisible();
  await expect(office.panel).toContainText('Pedida ao comprador');
  await expectMail(request, buyer.email, /um valor foi devolvido a mais/i);

  await page.goto(`/compra/${code}`);
  const own = page.getByRole('region', { name: 'Pagamentos desta compra' });
  await expect(own).toContainText(/Voltaram para você R\$\s731,00 a mais do que foi pago/);
  await expect(own).toContainText(WHY);
  const pix = page.getByRole('region', { name: 'Pagar com Pix' });
  // What is open of the same charge is paid with it.
  await expect(pix).toContainText(/R\$\s1\.462,00/);
  await expect(pix).toContainText(/com R\$\s731,00 devolvidos a mais para você/);
  expect(await brokenRules(page)).toEqual([]);
  await pix.getByRole('button', { name: /^Gerar Pix/ }).click();
  await atBank(context, await copyText(pix), 'Pagar');
  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
  await expect(own).not.toContainText('Voltaram para você');
  await office.page.reload();
  await expect(office.panel).toContainText('Encerrada');
  expect(await brokenRules(office.page)).toEqual([]);
});
