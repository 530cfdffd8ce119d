import { charged, strayPix } from '../../apps/web/test/world/money-of-sales.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { financeUser, openedBy } from './money-tasks.ts';

test('money to the key of the house is assigned by finance, and the buyer sees their purchase paid', async ({
  page,
  context,
  browser,
  world,
}) => {
  // Centavos that nothing else of the journeys costs.
  const cents = 10_000_000 + Math.floor(Math.random() * 1_000_000);
  const buyer = await world.signedIn(context);
  const offer = await purchasedOffer(world, buyer.id, { status: 'C' });
  const [row] = await world.query(
    `select p.code, trim(a.name || ' ' || a.surname) as name from purchase p join account a on a.id = p.account_id where offer_code = $1`,
    [offer],
  );
  const code = numberOf(fieldOf(row, 'code'));
  await charged(world, code, 'price', cents);
  await page.goto(`/compra/${code}`);
  const pix = page.getByRole('region', { name: 'Pagar com Pix' });
  await expect(pix.getByRole('button', { name: /^Gerar Pix/ })).toBeVisible();

  const stray = await strayPix(world, cents, { text: 'entrada do carro' });
  const office = await openedBy(browser, await financeUser(world), `/pix-sem-cobranca?id=${stray}`);
  await expect(office.panel).toContainText('entrada do carro');
  await office.panel.getByRole('button', { name: new RegExp(`^Escolher: .*${code}`) }).click();
  await office.panel.getByLabel('Quem pagou').fill(String(fieldOf(row, 'name')));
  await office.panel.getByRole('button', { name: 'Atribuir', exact: true }).click();
  await expect(office.panel.getByRole('link', { name: `Compra ${code}` })).toBeVisible();
  await expect(office.panel).toContainText('Encerrado');
  expect(await brokenRules(office.page)).toEqual([]);

  await expect(pix.getByText('Pagamento recebido. Obrigado!')).toBeVisible();
});
