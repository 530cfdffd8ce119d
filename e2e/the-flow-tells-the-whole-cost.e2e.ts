import { expect, test } from './journey.ts';
import { bidChosen } from './pages/chosen-bid.ts';

const priced = {
  linhas: [
    { tipo: 'preco', texto: 'Preço', valor: 10_000 },
    { tipo: 'taxa', texto: 'Taxa do comprador (2,5%)', valor: 300 },
    { tipo: 'frete', texto: 'Frete até ES', valor: 900 },
  ],
  total: 11_200,
  parcial: 11_200,
  taxa: { percentual: 2.5, minimo: 300, fixa: 0 },
  frete: 900,
};

test('a house without prices of freight agrees on it, and pickup costs nothing, FLOW-08, FLOW-10, S-17', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world });
  await flow.toReview();
  const costs = page.getByTestId('costs');
  await expect(costs).toContainText('FreteA combinar com a equipe de vendas');
  await expect(costs).toContainText('TotalR$ 10.000,00 + frete');
  await page.getByRole('button', { name: 'Alterar: Recebimento' }).click();
  await flow.chooseFreight('Retirar no pátio');
  await expect(costs).toContainText('FreteGrátis');
  await expect(costs).toContainText('TotalR$ 10.000,00');
  await expect(costs).not.toContainText('+ frete');
});

test('a fee and a price of freight are told before the commitment, to the centavo, FLOW-08, FLOW-10, S-17', async ({
  page,
  context,
  world,
}) => {
  await page.route('**/custos?*', (route) => route.fulfill({ json: priced }));
  const { flow } = await bidChosen({ page, context, world });
  await flow.confirmPersonalData();
  await flow.next.click();
  const delivery = page.getByRole('radio', { name: 'Entrega no endereço' });
  await expect(page.getByRole('radiogroup')).toContainText('Frete até ES, já com preço definido.');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('radiogroup').getByText('R$ 900,00')).toBeVisible();
  await delivery.click();
  await flow.next.click();
  const costs = page.getByTestId('costs');
  await expect(costs).toContainText('Taxa do comprador (2,5%)R$ 300,00');
  await expect(costs).toContainText('FreteR$ 900,00');
  await expect(costs).toContainText('TotalR$ 11.200,00');
});

test('a cost that cannot be reckoned keeps nobody from the commitment, S-17', async ({
  page,
  context,
  world,
}) => {
  await page.route('**/custos?*', (route) => route.abort());
  const { flow } = await bidChosen({ page, context, world });
  await flow.toReview();
  await expect(page.getByTestId('costs')).toHaveCount(0);
  await flow.commit();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
});
