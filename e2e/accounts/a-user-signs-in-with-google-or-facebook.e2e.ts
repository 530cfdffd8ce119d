import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';
import { SecurityPage } from '../pages/security-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SocialProviderPage } from '../pages/social-provider-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf } from '../world/world.ts';
import { newVisitor } from '../../apps/web/test/world/new-visitor.ts';

test('a user with two steps enters with Google and a code, is back on the page left, and leaves no token behind, SOCL-01 SOCL-02 LOGN-13 LOGN-02 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const person = await world.person({ twoStep: true });
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
  const access = page.getByRole('main').getByLabel('Código de acesso');
  await expect(access).toBeVisible();
  const mails: unknown = await (
    await page.request.get(`/dev/mail?to=${encodeURIComponent(person.email)}`)
  ).json();
  await access.fill(/\b\d{6}\b/.exec(JSON.stringify(fieldOf(mails, '0')))?.[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao$`));
  await expect(new Header(page).account).toBeVisible();
  expect(addresses.filter((address) => address.includes(token.slice(0, 40)))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    token.slice(0, 40),
  );
  await page.goBack();
  expect(page.url()).not.toContain(token.slice(0, 40));
  await expectMail(page.request, person.email, /agora entra com o Google/);
  // The first answer was that a code is wanted, and browsers write refusals down.
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});

test('a new user signs up with Google without a password, chooses interests, comes in again and has a favourite, SOCL-02 API-45 LOGN-15 C-88', async ({
  page,
  world,
  complaints,
}) => {
  const person = { ...newVisitor(), name: 'Nina Nova' };
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
  const marked = page.waitForResponse(/\/api\/offer\/favorite\?/);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await marked;
  await page.goto('/favoritos');
  await expect(page.getByRole('article')).toHaveCount(1);
  // One refusal of the form, and nothing else.
  expect(complaints.filter((text) => !/40[49]|422/.test(text))).toEqual([]);
});

test('Facebook is linked on the security page once the user confirms it, opens the account, and is unlinked, SOCL-02 LOGN-15 API-44', async ({
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
