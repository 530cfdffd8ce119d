import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ready } from './pages/ready.ts';
import { SecurityPage } from './pages/security-page.ts';
import { newcomer, SignUpPage } from './pages/sign-up-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { SocialProviderPage } from './pages/social-provider-page.ts';
import { expectMail } from './world/mailbox.ts';
import { fieldOf } from './world/world.ts';

const FAILED = 'Falha ao efetuar login.';

test('somebody with an account enters with Google, comes back to where he was, and leaves no token behind, SOCL-01 SOCL-02 LOGN-13 LOGN-15 API-43 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const person = await world.person();
  const code = await world.offer();
  const back = `/oferta/${code}?view=leilao`;
  await new SignInPage(page).open(back);
  const google = new SocialProviderPage(page, 'Google');
  const facebook = new SocialProviderPage(page, 'Facebook');
  for (const { button } of [google, facebook]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await google.go();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const sent = page.waitForRequest('**/api/google/login*');
  await google.be({ name: 'Ana Lima', email: person.email });
  const body: unknown = (await sent).postDataJSON();
  const token = String(fieldOf(body, 'tokenSocial'));
  expect(String(fieldOf(body, 'idSocial'))).toMatch(/^\d{21}$/);
  expect(token.split('.')).toHaveLength(3);
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao$`));
  await expect(new Header(page).account).toBeVisible();
  expect(addresses.filter((address) => address.includes(token.slice(0, 40)))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    token.slice(0, 40),
  );
  await page.goBack();
  expect(page.url()).not.toContain(token.slice(0, 40));
  await expectMail(page.request, person.email, /agora entra com o Google/);
  expect(complaints).toEqual([]);
});

test('somebody new signs up with Google without a password, chooses interests, comes in again and has a favourite, SOCL-02 API-45 SIGN-06 SIGN-27 INTR-04 C-88', async ({
  page,
  world,
  complaints,
}) => {
  const person = { ...newcomer(), name: 'Nina Nova' };
  await new SignInPage(page).open();
  const google = new SocialProviderPage(page, 'Google');
  await (await google.go()).be(person);
  const screen = new SignUpPage(page);
  await expect(screen.title).toHaveText('Complete seu cadastro');
  await expect(screen.field('nome')).toHaveValue('Nina Nova');
  await expect(screen.field('email')).toHaveValue(person.email);
  await expect(screen.field('password')).toHaveCount(0);
  await screen.register.click();
  await expect(screen.field('cpf')).toBeFocused();
  await screen.field('cpf').fill('111.111.111-11');
  await screen.field('telefone').fill('27999990000');
  await screen.terms.check();
  await screen.register.click();
  await expect(screen.refusal).toContainText('CPF inválido');
  await screen.field('cpf').fill(person.cpf);
  const sent = page.waitForRequest('**/api/google/cadastro*');
  await screen.register.click();
  expect((await sent).postDataJSON()).toMatchObject({
    idSocial: expect.stringMatching(/^\d{21}$/),
    nome: 'Nina Nova',
    email: person.email,
    cpf: person.cpf,
    telefone: '27999990000',
    aceitaEmails: false,
  });
  await screen.success.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/interesses\/?$/);
  await page.getByRole('main').getByRole('button', { name: 'Carros' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/auth\/cadastro-finalizado$/);
  await page.getByRole('link', { name: 'Entrar na minha conta' }).click();
  await (await google.go()).be(person);
  await expect(new Header(page).account).toBeVisible();
  const word = world.word();
  await world.offer({ title: `Primeiro ${word}` });
  await page.goto(`/home?term=${word}`);
  await ready(page);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await page.goto('/favoritos');
  await expect(page.getByRole('article')).toHaveCount(1);
  // One refusal of the form, and nothing else.
  expect(complaints.filter((text) => !/40[49]|422/.test(text))).toEqual([]);
});

test('Facebook is linked on the security page by who confirms that it is him, opens the account, and is unlinked, SOCL-01 SOCL-02 API-44', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const elsewhere = { name: 'Ana Lima', email: `fb.${person.email}` };
  await page.goto('/perfil/seguranca');
  await ready(page);
  await page.getByRole('button', { name: 'Ligar o Facebook' }).click();
  const facebook = new SocialProviderPage(page, 'Facebook');
  await facebook.be(elsewhere);
  const main = page.getByRole('main');
  const confirm = main.getByRole('button', { name: 'Ligar o Facebook' });
  await main.getByLabel('Sua senha', { exact: true }).fill('errada');
  await confirm.click();
  await expect(main.getByRole('alert')).toHaveText('A senha atual não confere.');
  await main.getByLabel('Sua senha', { exact: true }).fill(person.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/perfil\/seguranca$/);
  await expect(page.getByText(elsewhere.email, { exact: true })).toBeVisible();
  await ready(page);
  await new Header(page).signOut();
  await new SignInPage(page).open();
  const sent = page.waitForRequest('**/api/facebook/login*');
  await (await facebook.go()).be(elsewhere);
  expect((await sent).postDataJSON()).toEqual({
    idSocial: expect.stringMatching(/^\d{16}$/),
    tokenSocial: expect.stringMatching(/^EAAL/),
  });
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
  const security = new SecurityPage(page);
  const opened = await page.goto('/perfil/seguranca');
  expect(opened?.headers()['cache-control']).toBe('no-store');
  await ready(page);
  await security.button('Desligar o Facebook').click();
  await security.confirm(person.password, 'Desligar');
  await expect(page.getByRole('button', { name: 'Ligar o Facebook' })).toBeVisible();
});

test('a sign-in that fails says so with a way back; who changed his mind is simply back, SOCL-03', async ({
  page,
  world,
}) => {
  const person = { name: 'Ana Lima', email: (await world.person()).email };
  const google = new SocialProviderPage(page, 'Google');
  const alert = page.getByRole('main').getByRole('alert');
  for (const [status, text] of [
    [401, 'Outro texto'],
    [500, 'Erro'],
  ] as const) {
    await page.route('**/api/google/login*', (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ erros: [text] }) }),
    );
    await new SignInPage(page).open('/favoritos');
    await (await google.go()).be(person);
    await expect(alert).toHaveText(FAILED);
    await page.unroute('**/api/google/login*');
  }
  await page.getByRole('link', { name: 'Voltar para a tela de entrada' }).click();
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Ffavoritos$/);
  await ready(page);
  await (await google.go()).cancel();
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Ffavoritos$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await page.goto('/auth/social/google#id_token=a.b.c&state=de-outro');
  await expect(alert).toHaveText(FAILED);
  await expect(page).toHaveURL(/\/auth\/social\/google$/);
  await page.getByRole('button', { name: 'Tentar de novo com o Google' }).click();
  await google.be(person);
  await expect(page).toHaveURL(/\/home$/);
});

test('an account with two steps is asked for its code after Google too, LOGN-02 API-43', async ({
  page,
  world,
}) => {
  const person = await world.person({ twoStep: true });
  await new SignInPage(page).open();
  const google = new SocialProviderPage(page, 'Google');
  await (await google.go()).be({ name: 'Ana Lima', email: person.email });
  const code = page.getByRole('main').getByLabel('Código de acesso');
  await expect(code).toBeVisible();
  const mails: unknown = await (
    await page.request.get(`/dev/mail?to=${encodeURIComponent(person.email)}`)
  ).json();
  const mailed = /\b\d{6}\b/.exec(JSON.stringify(fieldOf(mails, '0')))?.[0] ?? '';
  await code.fill(mailed === '000000' ? '111111' : '000000');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Código de acesso inválido ou expirado.')).toBeVisible();
  await code.fill(mailed);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
});
