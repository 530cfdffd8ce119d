import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';

test.beforeEach(async ({ page, context, world }) => {
  await world.signedIn(context, { withAddress: false });
  await (await new OfferPage(page).open(await world.offer(), 'leilao')).bid('10000');
  await new FlowPage(page).confirmPersonalData();
  await page.getByRole('button', { name: 'Novo endereço' }).click();
});

test('every field but the complement must be filled in, ADDR-01', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/usrio/address') && request.method() === 'POST') calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  for (const label of ['CEP', 'Endereço', 'Número', 'Bairro', 'Estado', 'Cidade']) {
    await expect(page.getByLabel(label, { exact: true }), label).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Complemento')).toHaveAttribute('aria-invalid', 'false');
  expect(calls).toEqual([]);
});

test('a CEP has digits only, twenty at most, ADDR-02, ADDR-03', async ({ page }) => {
  await page.getByLabel('CEP').fill('29.100-000');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByText('CEP não contém somente números!')).toBeVisible();
  await page.getByLabel('CEP').fill('');
  await page.getByLabel('CEP').pressSequentially('1'.repeat(21));
  await expect(page.getByLabel('CEP')).toHaveValue('1'.repeat(20));
});

test('leaving the CEP fills in what is known; the saved address is chosen and goes on, ADDR-04, ADDR-05, ADDR-07', async ({ page, world }) => {
  await world.query(
    `insert into postal_code (cep, street, complement, district, city, uf) values ('29100123', 'Rua do Teste', '', 'Praia da Costa', 'Vila Velha', 'ES')
     on conflict do nothing returning cep`,
  );
  await page.getByLabel('CEP').fill('29100123');
  await page.getByLabel('CEP').blur();
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Rua do Teste');
  await expect(page.getByLabel('Bairro')).toHaveValue('Praia da Costa');
  await expect(page.getByLabel('Estado').locator('option:checked')).toHaveText('Espírito Santo');
  await expect(page.getByLabel('Cidade').locator('option:checked')).toHaveText('Vila Velha');
  await page.getByLabel('Número').fill('10');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByRole('radio')).toBeChecked();
  const flow = new FlowPage(page);
  await flow.chooseFreight('Entrega no endereço');
  await flow.commit();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
});
