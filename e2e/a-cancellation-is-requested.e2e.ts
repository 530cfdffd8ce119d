import { expect, test } from './journey.ts';
import { brokenRules, overflow } from './pages/accessibility.ts';
import { CancellationPage } from './pages/cancellation-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { purchasedOffer } from '../apps/web/test/world/purchases.ts';

const paid = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;
const bank = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '123',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
};

test('a purchase with an order has a screen of its own, with its summary, CREQ-01, CREQ-02, CREQ-03, CREQ-04, CREQ-05, ROUT-20', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const vehicle = {
    plate: 'ABC1D23',
    colour: 'Prata',
    fuel: 'Flex',
    usage: 45_000,
    yearManufacture: 2019,
    yearModel: 2020,
    additional: [{ codigoAdditionalInformation: 119, title: 'Câmbio', value: 'Automático' }],
  };
  const title = 'Gol com pedido';
  await purchasedOffer(world, id, { columns: paid, offer: { title, vehicles: [vehicle] } });
  const row = (await new NegotiationsPage(page).open('compra')).row(title);
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/myoffers|justificativas|estados/.test(path)) calls.push(path.split('/').at(-1) ?? '');
  });
  await row.getByRole('link', { name: 'Solicitar cancelamento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar cancelamento' })).toBeVisible();
  const screen = new CancellationPage(page);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByTestId('price')).toHaveText('R$ 10.000,00');
  for (const [name, value] of [
    ['Quilometragem', '45.000 Km'],
    ['Ano de fabricação/modelo', '2019/2020'],
    ['Câmbio', 'Automático'],
    ['Cor', 'Prata'],
    ['Combustível', 'Flex'],
    ['Placa', '***-1D23'],
    ['Situação', 'Aguardando contato'],
  ] as const)
    await expect(screen.fact(name), name).toHaveText(value);
  expect(calls.slice(-3)).toEqual(['myoffers', 'justificativas', 'estados']);
});

test('the whole request with bank data goes to the sales team and leads home, CREQ-09, CREQ-10, CREQ-11, CREQ-12, CREQ-16, CREQ-17, CREQ-18, CREQ-19, GENL-06', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const code = await purchasedOffer(world, id, { columns: paid });
  const screen = await new CancellationPage(page).open(code);
  await expect(page.getByRole('heading', { name: 'Dados bancários para estorno' })).toBeVisible();
  const holder = page.locator('section', {
    has: page.getByRole('heading', { name: 'Dados do responsável pela conta bancária' }),
  });
  await expect(holder.getByRole('group', { name: 'Titular da conta' })).toBeVisible();
  for (const name of ['CPF/CNPJ', 'Nome do titular', 'CEP', 'Endereço'])
    await expect(holder.getByLabel(name, { exact: true }), name).toBeVisible();
  for (const name of ['Estado', 'Cidade'])
    await expect(holder.getByRole('button', { name: new RegExp(`^${name}`) }), name).toBeVisible();
  await expect(screen.next).toBeDisabled();
  await screen.choose('Motivo', 'Desisti da compra');
  await screen.text.fill('  Não vou conseguir pagar  ');
  await screen.fill(bank);
  await page.getByLabel('Outro titular').check();
  const cities = page.waitForRequest(/\/endereco\/cidades\/32/);
  await screen.choose('Estado', 'Espírito Santo');
  await cities;
  await expect(screen.next).toBeDisabled();
  await screen.choose('Cidade', 'Vila Velha');
  await expect(screen.next).toBeEnabled();
  const sent = page.waitForRequest(/cancelCompra/);
  await screen.next.click();
  expect((await sent).postDataJSON()).toEqual({
    cdOfrta: code,
    cdJustf: 1,
    obsJustf: 'Não vou conseguir pagar',
    banco: 'Banco do Teste',
    agencia: '0001',
    conta: '98765-4',
    pix: null,
    titular: false,
    cpf: '123',
    nome: 'Maria da Conta',
    cep: '1',
    cidade: 3_205_200,
    endereco: 'Rua das Acácias, 10',
  });
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Solicitação de cancelamento enviada para análise.')).toBeVisible();
  await screen.open(code);
  await expect(page.getByRole('heading', { name: 'Cancelamento já solicitado' })).toBeVisible();
});

test('each field says what is missing, and nothing is sent, CREQ-06, CREQ-07, CREQ-13, CREQ-14, CREQ-15, CREQ-18', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const screen = await new CancellationPage(page).open(await purchasedOffer(world, id, { columns: paid }));
  for (const label of ['Motivo', 'Estado']) {
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await page.keyboard.press('Escape');
  }
  await screen.text.fill('   ');
  for (const label of [...Object.keys(bank), 'Outro titular']) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await field.blur();
  }
  for (const text of [
    'Escolha o motivo',
    'Digite a justificativa',
    'Digite o banco',
    'Digite a agência',
    'Digite a conta',
    'Digite o titular da conta',
    'Digite o CPF/CNPJ',
    'Digite o nome',
    'Digite o CEP',
    'Selecione o estado',
    'Digite o endereço',
  ])
    await expect(page.getByText(text, { exact: true }), text).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('cancelCompra')) calls += 1;
  });
  await page.getByLabel('Banco', { exact: true }).press('Enter');
  await expect(screen.next).toBeDisabled();
  expect(calls).toBe(0);
});

test('without a refund there is no bank section, and a failure stays on the screen, CREQ-09, CREQ-20', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const code = await purchasedOffer(world, id, { columns: { payment_approved: true, payment_method: 'B' } });
  const screen = await new CancellationPage(page).open(code);
  await screen.choose('Motivo', 'Demora no atendimento');
  await expect(page.getByRole('heading', { name: 'Dados bancários para estorno' })).toHaveCount(0);
  await screen.text.fill('Ninguém ligou');
  await page.route('**/api/offer/cancelCompra*', (route) =>
    route.fulfill({ status: 400, json: { erros: [] } }),
  );
  await screen.next.click();
  await expect(page.getByRole('alert').getByText('Falha ao solicitar cancelamento.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cancelamento/${code}$`));
  await expect(screen.text).toHaveValue('Ninguém ligou');
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL(/negociacao\/\?view=compra$/);
});

test('the searchable select works by keyboard and by pointer, DROP-01, DROP-02, DROP-03, DROP-04, DROP-07', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  await new CancellationPage(page).open(await purchasedOffer(world, id, { columns: paid }));
  const state = page.getByRole('button', { name: /^Estado/ });
  await expect(state).toContainText('Selecione...');
  await state.focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('main').getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('ESP');
  await expect(page.getByRole('option')).toHaveText(['Espírito Santo']);
  await page.keyboard.press('Enter');
  await expect(state).toContainText('Espírito Santo');
  await expect(state).toBeFocused();
  await state.click();
  await search.fill('zzz');
  await expect(page.getByText('Sem resultados...')).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(search).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await state.click();
  await expect(search).toBeFocused();
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state).not.toContainText('Espírito Santo');
});

test('what is not his to cancel is said to be, and a visitor signs in first', async ({
  page,
  context,
  world,
}) => {
  const code = await world.offer();
  await page.goto(`/cancelamento/${code}`);
  await expect(page).toHaveURL(new RegExp(`/auth/\\?redirectFrom=%2Fcancelamento%2F${code}$`));
  await world.signedIn(context);
  await new CancellationPage(page).open(code);
  await expect(page.getByRole('heading', { name: 'Nada para cancelar' })).toBeVisible();
});
