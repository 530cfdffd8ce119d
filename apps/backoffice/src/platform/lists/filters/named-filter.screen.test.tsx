import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, numberOf, sentCalls, world } from '../../../../test/shared.ts';

const filters = page.getByRole('button', { name: 'Filtros' });
const panel = page.getByRole('dialog', { name: 'Filtros' });
const chosen = page.getByRole('group', { name: 'Filtros escolhidos' });

test('a list is narrowed to an account by its name; the address keeps the number, the chip says the name', async () => {
  const { id, name } = await world.person({ name: 'Quitéria Achada' });
  await openOffice('/cobrancas', { role: 'finance' });
  await filters.click();
  expect(sentCalls('GET', '/admin/accounts')).toEqual([]);
  await panel.getByRole('combobox', { name: 'Comprador' }).fill('quiteria ach');
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(currentAddress).toContain(`comprador=${id}`);
  await expect.element(chosen.getByText(new RegExp(`^Comprador: ${name}`))).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  // An address that was sent by a colleague shows the name, too; the number finds the same.
  await openOffice(`/cobrancas?comprador=${id}`, { role: null });
  await expect.element(chosen.getByText(new RegExp(`^Comprador: ${name}`))).toBeVisible();
  await filters.click();
  const field = panel.getByRole('combobox', { name: 'Comprador' });
  await field.fill(String(id));
  await expect.element(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
  await field.fill('ninguém com este nome');
  await expect.element(page.getByRole('option', { name: 'Nada encontrado.' })).toBeVisible();
});

test('users who may not look accounts up type the number', async () => {
  await openOffice('/registro?quem=7', { role: 'content' });
  await expect.element(chosen.getByText('Quem: 7')).toBeVisible();
  await filters.click();
  await expect.element(panel.getByLabelText('Quem (número)')).toHaveValue('7');
  expect(sentCalls('GET', '/admin/accounts')).toEqual([]);
});

test('the house stands among the stores of lists that have offers of its own', async () => {
  await openOffice('/ofertas?loja=0', { role: 'sales' });
  await expect.element(chosen.getByText('Loja: A casa')).toBeVisible();
});

test('brands and models are found by name, models with their brand', async () => {
  const brand = numberOf(await world.value('code', `select code from brand where name = 'Fiat'`, []));
  const model = await world.value(
    'code',
    `select code from model where name = 'Strada' and brand_code = $1`,
    [brand],
  );
  await openOffice('/ofertas', { role: 'sales' });
  await filters.click();
  expect(sentCalls('GET', '/admin/names')).toEqual([]);
  await panel.getByRole('combobox', { name: 'Modelo' }).fill('strada');
  await page
    .getByRole('option', { name: /^Strada · Fiat/ })
    .first()
    .click();
  await expect.poll(currentAddress).toContain(`modelo=${String(model)}`);
  await expect.element(chosen.getByText(/^Modelo: Strada/)).toBeVisible();
  // Numbers of another kind may be the same.
  await openOffice(`/ofertas?marca=${String(brand)}`, { role: null });
  await expect.element(chosen.getByText('Marca: Fiat')).toBeVisible();
});
