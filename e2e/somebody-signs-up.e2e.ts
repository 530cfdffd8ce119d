import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ready } from './pages/ready.ts';
import { newcomer, SignUpPage } from './pages/sign-up-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { expectMail, mailedConfirmation } from './world/mailbox.ts';

test('a person goes from the sign-in screen to a first favourite, ROUT-09 ROUT-10 SIGN-06 SIGN-27 SIGN-28 INTR-04 INTR-05 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const person = newcomer();
  await new SignInPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  const screen = new SignUpPage(page);
  await expect(screen.title).toHaveText('Cadastre-se');
  await ready(page);
  await screen.choose('Para mim');
  await expect(screen.title).toHaveText('Cadastro de pessoa física');
  await screen.fillPerson(person);
  const sent = page.waitForRequest('**/api/usrio/pessoa-fisica*');
  await screen.register.click();
  expect((await sent).postDataJSON()).toEqual({
    nome: 'Ana Lima',
    email: person.email,
    cpf: person.cpf,
    telefone: '27999990000',
    password: person.password,
    aceitaEmails: false,
  });
  await expect(screen.success).toContainText(
    'Cadastro realizado com sucesso! Agora escolha os seus interesses.',
  );
  await expect(page.getByText('Digite sua senha')).toHaveCount(0);
  await screen.success.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/interesses\/?$/);
  const cars = page.getByRole('main').getByRole('button', { name: 'Carros' });
  await cars.click();
  const saved = page.waitForRequest(
    (request) => request.url().includes('/usrio/interest') && request.method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
  expect((await saved).postDataJSON()).toEqual({
    tokenUsrio: expect.stringMatching(/^[\w-]{43}$/),
    codigoCategoria: [1],
  });
  await expect(page).toHaveURL(/\/auth\/cadastro-finalizado$/);
  await expect(page.getByText('Seu cadastro foi concluído com sucesso')).toBeVisible();
  await expect(page.getByText('Agora você pode aproveitar todas as ofertas')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expectMail(page.request, person.email, /Seu cadastro foi concluído/);

  await (await new SignInPage(page).open()).signIn(person);
  await expect(new Header(page).account).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText(`Confirme que ${person.email} é seu`)).toBeVisible();
  await page.goto(await mailedConfirmation(page.request, person.email));
  await ready(page);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expect(page.getByText(`Confirme que ${person.email} é seu`)).toBeHidden();
  const word = world.word();
  await world.offer({ title: `Primeiro ${word}` });
  await page.goto(`/home?term=${word}`);
  await ready(page);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await page.goto('/favoritos');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

for (const [card, profile, lojista] of [
  ['Lojista', 5, true],
  ['Empresas em geral', 4, false],
] as const) {
  test(`a company signs up as “${card}” with profile ${profile}, SIGN-03 SIGN-09 SIGN-10 SIGN-11 SIGN-26`, async ({
    page,
    world,
  }) => {
    const company = newcomer();
    const screen = await new SignUpPage(page).open();
    const profiles = page.waitForRequest('**/api/usrio/perfis*');
    await screen.choose('Para minha empresa');
    await profiles;
    await expect(screen.title).toHaveText('Cadastro de empresa');
    await expect(screen.main).toContainText('Exclusivo para empresas com CNAE de revenda de veículos');
    await expect(screen.main).toContainText('Para as demais empresas.');
    await screen.choose(card);
    await screen.fillCompany(company);
    await screen.main.getByRole('checkbox', { name: /receber ofertas/ }).check();
    const sent = page.waitForRequest('**/api/usrio/pessoa-juridica*');
    await screen.register.click();
    expect((await sent).postDataJSON()).toEqual({
      nomeResponsavel: 'Rui Costa',
      nomeFantasia: 'Caminhões Costa',
      cnpj: company.cnpj,
      email: company.email,
      telefone: '27999990000',
      password: company.password,
      aceitaEmails: true,
      lojista,
    });
    await expect(screen.success).toBeVisible();
    const stored = await world.value('profile_code', 'select profile_code from account where email = $1', [
      company.email,
    ]);
    expect(stored).toBe(profile);
  });
}

test('three cards ask for whom it is, Next waits for an answer, and the first screen has no way back, SIGN-01 SIGN-02 SIGN-04 SIGN-05 SIGN-07', async ({
  page,
}) => {
  const screen = await new SignUpPage(page).open();
  await expect(
    screen.main.getByRole('group', { name: 'O cadastro é para você ou para sua empresa?' }),
  ).toBeVisible();
  await expect(screen.main.getByRole('radio')).toHaveCount(3);
  expect(
    await screen.main
      .getByRole('radio')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('value'))),
  ).toEqual(['PESSOA_FISICA', 'PESSOA_JURIDICA', 'PARCEIRO_VIX']);
  await expect(screen.previous).toHaveCount(0);
  await expect(screen.register).toHaveCount(0);
  await screen.next.click();
  await expect(screen.refusal).toHaveText('Escolha uma das opções para continuar.');
  await screen.choose('Para minha empresa');
  await expect(screen.previous).toBeVisible();
  await screen.choose('Lojista');
  await expect(screen.register).toBeVisible();
  await expect(screen.next).toHaveCount(0);
  await screen.previous.click();
  await expect(screen.card('Lojista')).toBeChecked();
  await screen.previous.click();
  await expect(screen.card('Para minha empresa')).toBeChecked();
  await expect(screen.title).toHaveText('Cadastre-se');
  await screen.main.getByRole('link', { name: 'Entre aqui' }).click();
  await expect(page).toHaveURL(/\/auth\/?$/);
});

test('who wants to be a partner leaves for the partner page, and back does not return, SIGN-08', async ({
  page,
}) => {
  await page.goto('/home');
  await ready(page);
  const screen = await new SignUpPage(page).open();
  await screen.choose('Quero ser parceiro');
  await expect(page).toHaveURL(/\/seja-um-parceiro\/?$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('digits in the middle of a telephone are mended in their place, SIGN-14', async ({ page }) => {
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  const phone = screen.field('telefone');
  await phone.fill('27912345678');
  await expect(phone).toHaveValue('(27) 91234-5678');
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(9, 9));
  for (const key of ['Backspace', 'Backspace', '7', '8']) await phone.press(key);
  await expect(phone).toHaveValue('(27) 91784-5678');
});

test('the success stays until Ok: neither Escape nor a click outside closes it, SIGN-06', async ({
  page,
}) => {
  const screen = await new SignUpPage(page).open('?etapa=pessoa');
  await screen.fillPerson(newcomer());
  await screen.register.click();
  await expect(screen.success).toBeVisible();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(screen.success).toBeVisible();
  await expect(page).toHaveURL(/etapa=pessoa/);
  await screen.success.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/interesses\/?$/);
});

test('nothing that was typed is lost between the steps or by loading the page anew; passwords live in the page alone', async ({
  page,
}) => {
  const person = newcomer();
  const screen = await new SignUpPage(page).open();
  await screen.choose('Para mim');
  await screen.fillPerson(person);
  await screen.previous.click();
  await expect(screen.card('Para mim')).toBeChecked();
  await screen.next.click();
  await expect(screen.field('nome')).toHaveValue('Ana Lima');
  await expect(screen.field('password')).toHaveValue(person.password);
  await page.goBack();
  await page.goForward();
  await expect(screen.field('email')).toHaveValue(person.email);
  await page.reload();
  await expect(screen.field('nome')).toHaveValue('Ana Lima');
  await expect(screen.terms).toBeChecked();
  await expect(screen.field('password')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain(person.password);
});

test.describe('with a yes to statistics', () => {
  test.use({ consent: ['performance'] });

  test('a failed and a made sign-up are told without saying who, ANLY-08 S-50', async ({ page, world }) => {
    const [person, known] = [newcomer(), await world.person()];
    const screen = await new SignUpPage(page).open('?etapa=pessoa');
    await screen.fillPerson({ ...person, email: known.email });
    await screen.register.click();
    await expect(screen.refusal).toBeVisible();
    await screen.field('email').fill(person.email);
    await screen.register.click();
    await expect(screen.success).toBeVisible();
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'signup', result: 'failure' },
      { event: 'signup', result: 'success' },
    ]);
  });
});

test('the whole of it in English', async ({ page }) => {
  await page.goto('/auth/registrar?idiom=EN');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
  await page.getByRole('radio', { name: 'For me' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Enter your name', { exact: true })).toBeVisible();
});
