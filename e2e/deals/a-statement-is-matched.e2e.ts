import { charged } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { fieldOf, numberOf } from '../world/world.ts';

/** Centavos that no other purchase of the journeys costs. */
const PRICE = 987_654;
const PAPERS = 12_345;

test('a statement is imported, its transfer is matched and recorded, its fee put aside', async ({
  page,
  context,
  browser,
  world,
}) => {
  const buyer = await world.person({});
  const surname = `Prado ${Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}`;
  await world.query(`update account set name = 'Helena', surname = $2 where id = $1 returning id`, [
    buyer.id,
    surname,
  ]);
  const finance = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'finance' where id = $1 returning id`, [finance.id]);
  const offer = await purchasedOffer(world, buyer.id, {
    status: 'C',
    offer: { title: `Gol ${world.word()}` },
  });
  const [row] = await world.query('select code from purchase where offer_code = $1', [offer]);
  const code = numberOf(fieldOf(row, 'code'));
  await charged(world, code, 'price', PRICE);
  await charged(world, code, 'commission', PAPERS);
  await world.signIn(context, buyer);
  await page.goto(`/compra/${code}`);
  await ready(page);

  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    '/extratos-do-banco',
  );
  await office.signIn(finance);
  await expect(office.heading).toHaveText('Extratos do banco');
  await office.page.getByRole('button', { name: 'Importar extrato' }).first().click();
  const dialog = office.page.getByRole('dialog', { name: 'Importar extrato' });
  const upload = (name: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/x-ofx', buffer: Buffer.from(text, 'latin1') });
  const day = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
  const movement = (amount: string, id: string, words: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<MEMO>${words}</STMTTRN>\n`;
  const statement = (movements: string) =>
    `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0341<ACCTID>${offer}</BANKACCTFROM>\n<BANKTRANLIST>\n${movements}</BANKTRANLIST></STMTRS></OFX>`;
  // A fault keeps the dialog and what was chosen, and says where it is.
  await upload('extrato.ofx', statement(movement('1.234', '1', 'x')));
  await dialog.getByRole('button', { name: 'Importar extrato' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Linha 5: o valor pode ser lido de duas formas');
  const fee = `TARIFA ${world.word()}`;
  const whole = statement(
    movement('9999.99', '1', `PIX RECEBIDO - Helena ${surname}`) + movement('-49.90', '2', fee),
  );
  await upload('extrato.ofx', whole);
  expect(await brokenRules(office.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Importar extrato' }).click();
  await expect(office.done('2 de 2 movimentos são novos.')).toBeVisible();

  await office.row(surname).first().click();
  const candidates = office.panel.getByRole('region', { name: 'O que este dinheiro pode pagar' });
  await expect(candidates).toContainText(`Compra ${code} · Helena ${surname}`);
  await expect(candidates).toContainText('Valor e pagador');
  await expect(candidates).toContainText('O valor é exatamente o que falta.');
  expect(await brokenRules(office.page)).toEqual([]);
  await candidates.getByRole('button', { name: 'Registrar recebimento' }).click();
  await expect(office.done('Recebimento registrado. Comprador e vendedor foram avisados.')).toBeVisible();
  await expect(office.panel).toContainText('Conferida');
  await expect(office.panel.getByRole('link', { name: `Compra ${code}` })).toBeVisible();

  await office.page.goto('/painel/extratos-do-banco?situacao=aberta&sentido=saida');
  await office.row(fee).click();
  await office.panel.getByRole('button', { name: 'Pôr de lado' }).click();
  const reason = office.page.getByRole('dialog', { name: 'Pôr de lado' });
  await reason.getByLabel('Motivo').fill('Tarifa mensal da conta.');
  await reason.getByRole('button', { name: 'Pôr de lado' }).click();
  await expect(office.done('Posto de lado.')).toBeVisible();

  // The buyer sees it, without a mail from finance.
  await page.reload();
  await expect(page.getByText('Nada em aberto').or(page.getByText('Pago')).first()).toBeVisible();
});
