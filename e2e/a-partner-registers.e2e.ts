import { expect, test } from './journey.ts';
import { mailedPartnerCode, newFirm, PartnerRegistrationPage } from './pages/partner-registration-page.ts';
import { ready } from './pages/ready.ts';
import { fieldOf } from './world/world.ts';

const lettersOf = (word: string): string => word.replaceAll(/[^a-z]/g, '');

test('a partner registers in five steps, is approved, and the store opens at its name, PREG-01 PREG-02 PREG-16 PREG-22 PREG-25 ROUT-23', async ({
  page,
  request,
  world,
}) => {
  test.slow();
  const firm = newFirm(world.word());
  const store = `loja-${lettersOf(world.word())}`;
  const registration = await new PartnerRegistrationPage(page).open();
  await expect(page.getByRole('list').filter({ hasText: 'Nome do site' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await registration.register(firm);
  await registration.confirm(request, firm.email);

  const interests = page.waitForRequest(
    (sent) => sent.url().includes('/usrio/interest') && sent.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Caminhões' }).click();
  await registration.continueFromInterests();
  const tokenOfInterests = fieldOf((await interests).postDataJSON(), 'tokenUsrio');
  expect(tokenOfInterests).toMatch(/^[\w-]{43}$/);

  await registration.storeName.fill(store);
  await expect(page.getByText(new RegExp(`^https?://[^/]+/${store}$`))).toBeVisible();
  await expect(page.getByText('Este nome está disponível.')).toBeVisible();
  const named = page.waitForRequest('**/partner/url-loja*');
  await page.getByRole('button', { name: 'Salvar nome do site' }).click();
  expect(fieldOf((await named).postDataJSON(), 'tokenUsrio')).toBe(tokenOfInterests);

  await expect(registration.step('Cadastro enviado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o perfil de parceiro' })).toHaveAttribute(
    'href',
    /^https:\/\/parceiros\./,
  );
  await page.reload();
  await expect(registration.step('Cadastro enviado')).toBeVisible();

  const known = async () => fieldOf(await (await request.get(`/api/partner?partner=${store}`)).json(), 'id');
  expect(await known()).toBeNull();
  await world.query(`update partner set status = 'approved' where store = $1`, [store]);
  await expect.poll(known).not.toBeNull();
  await page.goto(`/${store}/home`);
  await expect(page.getByRole('heading', { name: 'Serra Veículos' })).toBeVisible();
  await expect(page.getByText('Vitrine em preparação')).toBeVisible();
  await ready(page);
  await page.getByRole('link', { name: 'Ver todas as ofertas do site' }).click();
  await expect(page).toHaveURL(/\d\/home/);

  await page.goto('/auth/');
  await ready(page);
  await page.getByLabel('E-mail').fill(firm.email);
  await page.getByLabel('Senha', { exact: true }).fill(firm.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  const platform = page.getByRole('link', { name: 'Área do parceiro' });
  // The menu closes when the page changes, perhaps just after it was opened.
  await expect(async () => {
    if (!(await platform.isVisible())) await page.locator('summary', { hasText: 'Minha conta' }).click();
    await expect(platform).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('mistakes are listed and shown at their fields, and nothing is sent, PREG-04 to PREG-11', async ({
  page,
}) => {
  const registration = await new PartnerRegistrationPage(page).open();
  let calls = 0;
  page.on(
    'request',
    (sent) => (calls += /\/api\/partner(\?|$)/.test(sent.url()) && sent.method() === 'POST' ? 1 : 0),
  );
  await registration.send.click();
  for (const text of [
    'Digite o nome do responsável',
    'Digite o CPF',
    'Digite o nome fantasia',
    'Digite a razão social',
    'Digite o CNPJ',
    'Digite o telefone',
    'Digite o e-mail',
    'Digite sua senha',
    'Você precisa aceitar os termos.',
  ])
    await expect(registration.alert.getByText(text, { exact: true })).toBeVisible();
  await expect(registration.field('Nome do responsável')).toBeFocused();
  await registration.field('CPF do responsável').fill('5299822472');
  await expect(page.getByText('Digite o CPF completo')).toBeVisible();
  await registration.field('CPF do responsável').fill('529982247259');
  await expect(registration.field('CPF do responsável')).toHaveValue('529.982.247-25');
  await registration.field('CNPJ').fill('1122233300018');
  await expect(page.getByText('Digite o CNPJ completo')).toBeVisible();
  await registration.field('E-mail').fill('abc');
  await expect(page.getByText('Digite um e-mail válido')).toBeVisible();
  await registration.field('Telefone').fill('abc');
  await expect(page.getByText('O telefone deve conter apenas números')).toBeVisible();
  await registration.field('Senha').fill('fraca');
  await expect(page.getByText('A senha deve conter ao menos uma letra maiúscula.')).toBeVisible();
  await registration.field('Confirme a senha').fill('outra');
  await expect(page.getByText('A senha e a confirmação não são iguais')).toBeVisible();
  expect(calls).toBe(0);
});

test('the form has every field of a registration, and sends documents and telephone as digits, PREG-03 PREG-12 PART-08', async ({
  page,
  world,
}) => {
  const registration = await new PartnerRegistrationPage(page).open();
  for (const label of [
    'Nome do responsável',
    'CPF do responsável',
    'Nome fantasia',
    'Razão social',
    'E-mail',
    'Site da empresa (opcional)',
    'CNPJ',
    'Telefone',
    'Senha',
    'Confirme a senha',
  ])
    await expect(registration.field(label)).toBeVisible();
  const firm = newFirm(world.word());
  await registration.fill(firm);
  await page.getByRole('checkbox', { name: 'Quero receber novidades por e-mail.' }).check();
  const sent = page.waitForRequest((call) => /\/api\/partner\?/.test(call.url()) && call.method() === 'POST');
  await registration.send.click();
  expect((await sent).postDataJSON()).toEqual({
    nomeResponsavel: 'João da Silva',
    cpfResponsavel: firm.cpf,
    nomeFantasia: 'Serra Veículos',
    razaoSocial: 'Serra Comércio de Veículos Ltda.',
    email: firm.email,
    siteDaEmpresa: null,
    cnpj: firm.cnpj,
    telefone: '27999990000',
    senha: firm.password,
    confirmacaoSenha: firm.password,
    termos: true,
    marketing: true,
    tokenUsrio: null,
  });
  await expect(registration.step('Confirme seu e-mail')).toBeVisible();
});

test('what the server refuses is listed, and a failure says so; nothing typed is lost, PREG-02 PREG-24', async ({
  page,
  world,
}) => {
  const registration = await new PartnerRegistrationPage(page).open();
  const firm = newFirm(world.word());
  await registration.fill(firm);
  await page.route(/\/api\/partner\?/, (route) =>
    route.fulfill({ status: 409, json: { erros: ['E-mail já cadastrado.', 'CNPJ já cadastrado.'] } }),
  );
  await registration.send.click();
  await expect(registration.alert.getByRole('listitem')).toHaveText([
    'E-mail já cadastrado.',
    'CNPJ já cadastrado.',
  ]);
  await expect(registration.alert).toContainText('Falha ao efetuar cadastro.');
  await page.unroute(/\/api\/partner\?/);
  await page.route(/\/api\/partner\?/, (route) => route.fulfill({ status: 500, json: { erros: ['x'] } }));
  await registration.send.click();
  await expect(registration.alert).toContainText('Houve um erro na requisição.');
  await page.reload();
  await ready(page);
  await expect(registration.field('E-mail')).toHaveValue(firm.email);
  await expect(registration.field('Razão social')).toHaveValue('Serra Comércio de Veículos Ltda.');
  await expect(registration.field('Senha')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain(firm.password);
});

test('terms and privacy policy open in wide dialogs with what the house wrote, PREG-13', async ({
  page,
  request,
}) => {
  const registration = await new PartnerRegistrationPage(page).open();
  const text: unknown = await (await request.get('/api/dynamic/termos_parceiro')).json();
  await page.getByRole('button', { name: 'Ler os termos de parceiro' }).click();
  const terms = page.getByRole('dialog', { name: 'Termos de parceiro' });
  const start = String(fieldOf(text, 'html'))
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 40);
  await expect(terms).toContainText(start.trim());
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await terms.boundingBox())?.width).toBeCloseTo(width * 0.8, -1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ler a política de privacidade de parceiro' }).click();
  await expect(page.getByRole('dialog')).toContainText('representante');
  await page.keyboard.press('Escape');
  await expect(registration.send).toBeVisible();
});

test('a wrong code is refused, another is sent after a minute, a wrong e-mail is corrected, PREG-14 PREG-15', async ({
  page,
  request,
  world,
}) => {
  const firm = newFirm(world.word());
  await page.clock.install();
  const registration = await new PartnerRegistrationPage(page).open();
  await registration.register({ ...firm, email: `errado-${firm.email}` });
  await page.getByRole('button', { name: 'Corrigir o e-mail' }).click();
  await expect(registration.field('E-mail')).toHaveValue(`errado-${firm.email}`);
  await registration.field('E-mail').fill(firm.email);
  await registration.send.click();
  await expect(page.getByText(`para ${firm.email}.`)).toBeVisible();
  const code = await mailedPartnerCode(request, firm.email);
  await registration.code.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(page.getByText('Token informado é inválido').first()).toBeVisible();
  await expect(registration.step('Confirme seu e-mail')).toBeVisible();

  await expect(page.getByRole('button', { name: /Reenviar código em \d+ s/ })).toBeDisabled();
  await world.query(`update partner_code set created_at = created_at - interval '2 minutes'`);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  await expect(page.getByText('Enviamos um novo código.')).toBeVisible();
  await expect.poll(() => mailedPartnerCode(request, firm.email)).not.toBe(code);
  await registration.confirm(request, firm.email);
  await page.reload();
  await expect(registration.step('Seus interesses')).toBeVisible();
});

test('a store name is judged while it is typed and by the server, PREG-17 to PREG-23', async ({
  page,
  request,
  world,
}) => {
  test.slow();
  const firm = newFirm(world.word());
  const registration = await new PartnerRegistrationPage(page).open();
  await registration.register(firm);
  await registration.confirm(request, firm.email);
  await registration.continueFromInterests();
  await registration.saveStore('');
  await expect(page.getByText('Digite o nome do site')).toBeVisible();
  for (const [name, text] of [
    ['Loja', 'Deve conter apenas letras minúsculas'],
    ['loja1', 'Deve conter apenas letras minúsculas'],
    ['-loja', 'O hífen é permitido apenas no meio do nome do site'],
    ['minha loja', 'Não deve conter espaços'],
    ['home', 'Este nome já está em uso. Escolha outro.'],
    ['loja-norte', 'Este nome já está em uso. Escolha outro.'],
  ] as const) {
    await registration.storeName.fill(name);
    await expect(page.getByText(text)).toBeVisible();
  }
  const save = page.getByRole('button', { name: 'Salvar nome do site' });
  await registration.storeName.fill(`livre-${lettersOf(world.word())}`);
  await expect(page.getByText('Este nome está disponível.')).toBeVisible();
  for (const [json, texts] of [
    [{}, []],
    [{ erros: ['Primeiro', 'Segundo'] }, ['Primeiro', 'Segundo']],
  ] as const) {
    await page.route('**/partner/url-loja*', (route) => route.fulfill({ status: 422, json }));
    await save.click();
    await expect(registration.alert).toContainText('Houve um erro ao salvar nome do site.');
    await expect(registration.alert.getByRole('listitem')).toHaveText([...texts]);
    await page.unroute('**/partner/url-loja*');
  }
  await save.click();
  await expect(registration.step('Cadastro enviado')).toBeVisible();
});
