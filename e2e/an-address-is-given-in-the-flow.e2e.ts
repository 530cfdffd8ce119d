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

test('addresses are added, changed, chosen and removed; choosing one opens the way, ADDR-05, ADDR-08, ADDR-09, ADDR-10', async ({
  page,
}) => {
  const add = async (street: string): Promise<void> => {
    await page.getByLabel('CEP').fill('1');
    await page.getByLabel('Endereço', { exact: true }).fill(street);
    await page.getByLabel('Número').fill('10');
    await page.getByLabel('Bairro').fill('Centro');
    await page.getByLabel('Estado').selectOption({ label: 'Espírito Santo' });
    await page.getByLabel('Cidade').selectOption({ label: 'Serra' });
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
    await expect(page.getByRole('radio', { name: street })).toBeVisible();
  };
  const { next } = new FlowPage(page);
  await add('Rua Primeira');
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await add('Rua Segunda');
  await expect(page.getByRole('radio', { name: 'Rua Segunda' })).toBeChecked();
  await page.getByRole('radio', { name: 'Rua Primeira' }).click();
  await expect(page.getByRole('radio', { name: /Rua Primeira.*Principal/ })).toBeChecked();
  await page.getByRole('button', { name: 'Editar endereço: Rua Segunda' }).click();
  await page.getByLabel('Endereço', { exact: true }).fill('Rua Terceira');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByRole('radio', { name: 'Rua Terceira' })).toBeChecked();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await add('Rua Quarta');
  await page.getByRole('button', { name: 'Excluir endereço: Rua Quarta' }).click();
  await expect(page.getByText('Necessário escolher um endereço!')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('button', { name: 'Excluir endereço: Rua Terceira' }).click();
  await expect(page.getByRole('radio', { name: 'Rua Terceira' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Rua Primeira' })).toBeVisible();
  await page.getByRole('radio', { name: 'Rua Primeira' }).click();
  await expect(next).toBeEnabled();
});

test('a CEP has digits only, twenty at most, ADDR-02, ADDR-03', async ({ page }) => {
  await page.getByLabel('CEP').fill('29.100-000');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByText('CEP não contém somente números!')).toBeVisible();
  await page.getByLabel('CEP').fill('');
  await page.getByLabel('CEP').pressSequentially('1'.repeat(21));
  await expect(page.getByLabel('CEP')).toHaveValue('1'.repeat(20));
});

test('leaving the CEP fills in what is known; the saved address is chosen and goes on, ADDR-04, ADDR-05, ADDR-07', async ({
  page,
  world,
}) => {
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

test('of two CEPs the last one counts, and a look-up that fails says so and leaves the form to be filled in by hand', async ({
  page,
}) => {
  const place = { complemento: '', bairro: 'Centro', localidade: 'Serra', uf: 'ES' };
  const codes = { codigoEstado: 32, codigoCidade: 3_205_002 };
  await page.route('**/api/endereco/cep/29160001*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ json: { ...place, ...codes, logradouro: 'Rua Lenta' } }).catch(() => undefined);
  });
  await page.route('**/api/endereco/cep/29160002*', (route) =>
    route.fulfill({ json: { ...place, ...codes, logradouro: 'Rua Nova' } }),
  );
  await page.route('**/api/endereco/cep/29160003*', (route) => route.abort());
  await page.route('**/api/endereco/cep/29160004*', (route) =>
    route.fulfill({ status: 404, json: { erros: ['CEP não encontrado.'] } }),
  );
  const cep = page.getByLabel('CEP', { exact: true });
  const street = page.getByLabel('Endereço', { exact: true });
  const type = async (code: string): Promise<void> => {
    await cep.fill(code);
    await cep.blur();
  };
  await type('29160001');
  await expect(cep).toHaveAccessibleDescription(/Buscando o endereço/);
  await type('29160002');
  await expect(street).toHaveValue('Rua Nova');
  await page.waitForTimeout(2000);
  await expect(street).toHaveValue('Rua Nova');
  await expect(cep).toHaveAccessibleDescription(/Endereço preenchido pelo CEP/);
  await type('29160003');
  await expect(cep).toHaveAccessibleDescription(/Não foi possível buscar o CEP agora/);
  await type('29160004');
  await expect(cep).toHaveAccessibleDescription(/Não encontramos este CEP/);
  await street.fill('Rua à Mão');
  await page.getByLabel('Número').fill('10');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByRole('radio', { name: 'Rua à Mão' })).toBeChecked();
});
