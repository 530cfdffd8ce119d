import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf } from '../world/world.ts';

const receipt = {
  name: 'comprovante.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 recibo'),
};

test('a freight is agreed, the carrier delivers with a signed receipt, and the buyer confirms it, live on both sides', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const buyer = await world.person({});
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const offer = await purchasedOffer(world, buyer.id, {
    status: 'L',
    offer: { title: `Volvo ${world.word()}` },
  });
  const [row] = await world.query(`update purchase set freight = 'S' where offer_code = $1 returning code`, [
    offer,
  ]);
  const code = numberOf(fieldOf(row, 'code'));
  await world.signIn(context, buyer);
  await page.goto(`/compra/${code}`);
  await ready(page);
  const own = page.getByRole('region', { name: 'Entrega', exact: true });
  await expect(own).toContainText('Frete a combinar');
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/entregas?id=${code}`,
  );
  await office.signIn(sales);
  // Signed in, before the address changes.
  await expect(office.panel).toBeVisible();
  await office.page.goto(`/painel/compras?id=${code}`);
  const delivery = office.panel.getByRole('region', { name: 'Entrega', exact: true });
  const dialog = (name: string) => office.page.getByRole('dialog', { name });
  const done = () => expect(office.done('Entrega salva. O comprador foi avisado.').first()).toBeVisible();

  await delivery.getByRole('button', { name: 'Propor frete' }).click();
  await dialog('Propor frete').getByLabel('Valor do frete (R$)').fill('1.850,00');
  await dialog('Propor frete').getByRole('button', { name: 'Propor frete' }).click();
  await done();
  await own.getByRole('button', { name: /^Aceitar frete de/ }).click();
  await own.getByRole('button', { name: 'Aceitar o frete' }).click();
  await expect(own).toContainText('O veículo sai quando o frete está pago.');
  await expectMail(request, buyer.email, /frete combinado/i);

  await delivery.getByRole('button', { name: 'Marcar transportadora' }).click();
  const booking = dialog('Marcar transportadora');
  await booking.getByLabel('Transportadora', { exact: true }).fill('Transportes Horizonte');
  await booking.getByLabel('CNPJ da transportadora').fill('11222333000181');
  await booking.getByLabel('Motorista').fill('João Pereira');
  await booking.getByLabel('Placa do caminhão').fill('ABC1D23');
  await booking.getByLabel('Chegada prevista').fill(await booking.getByLabel('Coleta prevista').inputValue());
  expect(await brokenRules(office.page)).toEqual([]);
  await booking.getByRole('button', { name: 'Marcar transportadora' }).click();
  await expect(own).toContainText('João Pereira, ABC1D23');

  // The gate has its own journey: its exit loads the vehicle.
  await world.query(
    `update delivery set state = 'carregada', loaded_at = now() - interval '1 minute', version = version + 1 where purchase_code = $1`,
    [code],
  );
  await office.page.reload();
  await delivery.getByRole('button', { name: 'Registrar entrega' }).click();
  await dialog('Registrar entrega').locator('input[type=file]').setInputFiles(receipt);
  await dialog('Registrar entrega').getByRole('button', { name: 'Registrar entrega' }).click();
  await own.getByRole('button', { name: 'Confirmar que chegou' }).click();
  expect(await brokenRules(page)).toEqual([]);
  await own.getByRole('button', { name: 'Sim, confirmar a entrega' }).click();
  await expect(own).toContainText('Os dois lados confirmaram a entrega.');
  await expect(page.getByRole('heading', { name: 'Compra concluída' })).toBeVisible();
});
