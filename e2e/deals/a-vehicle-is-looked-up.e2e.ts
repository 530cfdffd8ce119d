import { OfficePage } from '../office/office-page.ts';
import { expect, test } from '../journey.ts';
import { brokenRules, overflow } from '../pages/accessibility.ts';

test('staff type a plate, and take what is proposed for the offer', async ({ page, world }) => {
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const office = await new OfficePage(page).open('/ofertas');
  await office.signIn(sales);
  await page.getByRole('button', { name: 'Nova oferta' }).click();
  await page.getByRole('combobox', { name: 'Cor', exact: true }).fill('Azul');
  await page.getByLabel('Placa', { exact: true }).fill('ABC1D23');
  await expect(page.getByText('Nada consta deste veículo. Digite os dados.')).toBeVisible();
  await page.getByLabel('Placa', { exact: true }).fill('PTI1A23');
  await expect(page.getByText('A consulta propõe, e você escolhe o que usar:')).toBeVisible();
  // Nothing is filled in without a click.
  await expect(page.getByLabel('Versão', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Usar versão: WAY 1.0' }).click();
  await expect(page.getByLabel('Versão', { exact: true })).toHaveValue('WAY 1.0');
  await expect(page.getByRole('combobox', { name: 'Cor', exact: true })).toHaveValue('Azul');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await brokenRules(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Usar tudo' }).click();
  await expect(page.getByText('Os dados conferem com a consulta.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Marca', exact: true })).toHaveValue('Fiat');
  await expect(page.getByRole('combobox', { name: 'Cor', exact: true })).toHaveValue('Branco');
});
