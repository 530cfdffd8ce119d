import { expect, test } from './journey.ts';
import { newcomer, SignUpPage } from './pages/sign-up-page.ts';

test('a form tells what is wrong with each field and calls nobody, SIGN-12 SIGN-13 SIGN-14 SIGN-15 SIGN-16 SIGN-20 SIGN-21 PASS-18 PASS-20', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/usrio/pessoa') ? 1 : 0));
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  const names = await screen.main
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect(names).toEqual([
    'nome',
    'email',
    'cpf',
    'telefone',
    'password',
    'passwordRepeat',
    'terms',
    'consentEmails',
  ]);
  await screen.register.click();
  for (const text of [
    'Digite seu nome',
    'Digite seu e-mail',
    'Digite seu CPF',
    'Digite seu telefone',
    'Digite sua senha',
    'Você precisa aceitar os termos.',
  ]) {
    await expect(screen.main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(screen.field('nome')).toBeFocused();
  await screen.field('email').fill('abc');
  await screen.field('cpf').fill('5299822472');
  await screen.field('telefone').fill('27 abc');
  await screen.field('password').fill('senha123');
  await screen.field('passwordRepeat').fill('outra');
  await screen.register.click();
  for (const text of [
    'Digite um e-mail válido',
    'Deve conter 11 dígitos',
    'Digite apenas números',
    'Senha não confere',
  ]) {
    await expect(screen.main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(screen.main.locator('li[data-met="true"]')).toHaveCount(3);
  await expect(screen.main.locator('li[data-met="false"]')).toHaveCount(2);
  await screen.field('cpf').press('End');
  await screen.field('cpf').pressSequentially('51');
  await expect(screen.field('cpf')).toHaveValue('529.982.247-25');
  await screen.field('cpf').fill('529x');
  await expect(screen.main.getByText('Digite apenas números')).toHaveCount(2);
  expect(calls).toBe(0);
});

test('the form of a company has its own fields, SIGN-17 SIGN-18 SIGN-19 SIGN-20', async ({ page }) => {
  const screen = await new SignUpPage(page).open();
  await screen.choose('Para minha empresa', 'Lojista');
  const inputs = screen.main.locator('input');
  await expect(inputs).toHaveCount(9);
  const names = await inputs.evaluateAll((all) => all.map((input) => input.getAttribute('name')));
  expect(new Set(names)).toEqual(
    new Set([
      'nomeResponsavel',
      'email',
      'telefone',
      'cnpj',
      'nomeFantasia',
      'password',
      'passwordRepeat',
      'terms',
      'consentEmails',
    ]),
  );
  await screen.register.click();
  for (const text of ['Digite o nome do responsável', 'Digite o CNPJ', 'Digite o nome fantasia']) {
    await expect(screen.main.getByText(text, { exact: true })).toBeVisible();
  }
  await screen.field('cnpj').fill('12abc34501de3');
  await expect(screen.main.getByText('Deve conter 14 caracteres')).toBeVisible();
  await screen.field('cnpj').fill('12abc34501de357');
  await expect(screen.field('cnpj')).toHaveValue('12.ABC.345/01DE-35');
});

test('what the server refuses stands in a red list at the top, and a correction goes through, SIGN-22 SIGN-24 C-97', async ({
  page,
  world,
}) => {
  const [person, known] = [newcomer(), await world.person()];
  await page.setViewportSize({ width: 1024, height: 500 });
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  await screen.fillPerson({ ...person, email: known.email });
  await screen.register.click();
  await expect(screen.refusal).toContainText('Falha ao efetuar cadastro.');
  await expect(screen.refusal.getByRole('listitem')).toHaveText(['E-mail já cadastrado.']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(screen.field('password')).toHaveValue(person.password);
  await screen.field('email').fill(person.email);
  await screen.register.click();
  await expect(screen.success).toBeVisible();
});

test('two messages of the server are two lines, and a failure without words has those of the house, SIGN-22 SIGN-23', async ({
  page,
}) => {
  let reply = { status: 422, json: { erros: ['Um erro.', 'Outro erro.'] } };
  await page.route('**/api/usrio/pessoa-fisica*', (route) => route.fulfill(reply));
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  await screen.fillPerson(newcomer());
  await screen.register.click();
  await expect(screen.refusal.getByRole('listitem')).toHaveText(['Um erro.', 'Outro erro.']);
  reply = { status: 500, json: { erros: ['Nada disso.'] } };
  await screen.register.click();
  await expect(screen.refusal.getByRole('listitem')).toHaveText([
    'Houve um erro na requisição. Por favor, contate ao administrador da plataforma.',
  ]);
});

test('a second click and a lost reply make no second account', async ({ page, world }) => {
  const person = newcomer();
  let calls = 0;
  await page.route('**/api/usrio/pessoa-fisica*', async (route) => {
    calls += 1;
    const answer = await route.fetch();
    await (calls === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  await screen.fillPerson(person);
  await screen.register.dblclick();
  await expect(screen.refusal).toContainText('Houve um erro na requisição.');
  expect(calls).toBe(1);
  await screen.register.click();
  await expect(screen.success).toBeVisible();
  expect(await world.query('select id from account where email = $1', [person.email])).toHaveLength(1);
});

test('the same person in two tabs is registered once, and the other tab says so', async ({
  page,
  context,
}) => {
  const person = newcomer();
  const other = await context.newPage();
  const [one, two] = [
    await new SignUpPage(page).open('?etapa=pessoa'),
    await new SignUpPage(other).open('?etapa=pessoa'),
  ];
  await one.fillPerson(person);
  await two.fillPerson(person);
  await one.register.click();
  await expect(one.success).toBeVisible();
  await two.register.click();
  await expect(two.refusal.getByRole('listitem')).toHaveText(['E-mail já cadastrado.', 'CPF já cadastrado.']);
  await one.success.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/interesses/);
});

test('terms and privacy open in a dialog of 80 % of the window with what the house has written, SIGN-25 CONS-01', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  for (const [button, title, key, words] of [
    ['Ler os termos de compra', 'Termos de compra', 'termos', 'Estes termos valem'],
    ['Ler a política de privacidade', 'Política de privacidade', 'politica_privacidade', ''],
  ] as const) {
    const call = page.waitForRequest(`**/api/dynamic/${key}*`);
    await screen.main.getByRole('button', { name: button }).click();
    await call;
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(words);
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(800);
    await page.keyboard.press('Escape');
    await expect(screen.main.getByRole('button', { name: button })).toBeFocused();
  }
  await page.route('**/api/dynamic/termos*', (route) =>
    route.fulfill({ status: 500, json: { erros: ['x'] } }),
  );
  await screen.main.getByRole('button', { name: 'Ler os termos de compra' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Não foi possível carregar este texto agora.',
  );
  await page.unroute('**/api/dynamic/termos*');
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog')).toContainText('Estes termos valem');
});
