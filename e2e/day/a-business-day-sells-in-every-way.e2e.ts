import { expect } from '../journey.ts';
import { comeIn, openOffice, test } from '../office/new-team.ts';
import { SOLD_STOCK } from './day-stock.ts';
import { expectPhotos, importStock } from './import-stock.ts';
import { expectFigures, sellInEveryWay } from './sell-in-every-way.ts';
import { visit } from './visitors.ts';

const SALES = { name: 'Vera Vendas', email: 'vera@loja.com.br', role: 'Vendas' };

test('a business day sells in every way: at once, by hand, by an automatic bid, by a proposal and below a reserve, and the figures say so', async ({
  browser,
  house,
}) => {
  const boss = await openOffice(browser, house, [SALES]);
  const sales = await comeIn(browser, house, SALES.email);
  await importStock(house, sales, SOLD_STOCK);
  await expectPhotos(await visit(browser, house), SOLD_STOCK.slice(0, 1));
  await sellInEveryWay(browser, house, sales);
  await expectFigures(boss);
  expect(house.output()).not.toMatch(/"level":"(error|fatal)"/);
});
