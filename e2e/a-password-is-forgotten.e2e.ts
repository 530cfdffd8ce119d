import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ForgotPage, NewPasswordPage } from './pages/password-page.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { mailedLink } from './world/mailbox.ts';
import { fieldOf } from './world/world.ts';

const forgot = '**/api/auth/forgot*';

test('the sign-in screen leads to forgotten passwords and to signing up, LOGN-03, ROUT-11, FORG-01', async ({
  page,
}) => {
  await new SignInPage(page).open();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/auth/registrar');
  await main.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(/\/auth\/esqueceu-senha$/);
  await expect(new ForgotPage(page).email).toBeVisible();
});

test('an empty e-mail has two texts and an invalid one its own, and nobody is called, FORG-02, FORG-03, C-25', async ({
  page,
}) => {
  const screen = await new ForgotPage(page).open();
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/auth/forgot') ? 1 : 0));
  await screen.ask('   ');
  await expect(page.getByText('Digite seu e-mail', { exact: true })).toBeVisible();
  await expect(screen.line).toHaveText('Preencha o e-mail.');
  await expect(screen.email).toBeFocused();
  await screen.ask('abc');
  await expect(page.getByText('Digite um e-mail válido', { exact: true })).toBeVisible();
  await expect(screen.line).toHaveCount(0);
  expect(calls).toBe(0);
});

test('a known e-mail is sent trimmed and leads to the page that says so, FORG-04, FORG-05, FORG-08, ROUT-12', async ({
  page,
  world,
}) => {
  const { email } = await world.person();
  const screen = await new ForgotPage(page).open();
  const sent = page.waitForRequest(forgot);
  await screen.ask(`  ${email} `);
  expect(fieldOf((await sent).postDataJSON(), 'email')).toBe(email);
  await expect(page).toHaveURL(/\/auth\/confirmar\/forgot$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail enviado');
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an unknown e-mail is told so, and stays in the field, FORG-06', async ({ page }) => {
  const screen = await new ForgotPage(page).open();
  await screen.ask('ninguem-mesmo@patio.test');
  await expect(screen.line).toHaveText('E-mail não encontrado.');
  await expect(screen.email).toHaveValue('ninguem-mesmo@patio.test');
});

test('another failure has the words of the server, or those of the house, FORG-07', async ({ page }) => {
  const screen = await new ForgotPage(page).open();
  const bodies = ['{"erros":["Tente amanhã.","Outra"]}', '{}'];
  await page.route(forgot, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: bodies.shift() }),
  );
  await screen.ask('alguem@patio.test');
  await expect(screen.line).toHaveText('Tente amanhã.');
  await screen.submit.click();
  await expect(screen.line).toHaveText(
    'Houve um erro na requisição. Por favor, contate ao administrador da plataforma.',
  );
});

test('in a store every step stays in the store, ROUT-29', async ({ page, world }) => {
  const { email } = await world.person();
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  await world.query(
    `insert into partner (store, name, status, member_since) values ($1, 'Loja', 'approved', now()) returning id`,
    [store],
  );
  await page.goto(`/${store}/auth/`);
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL(new RegExp(`/${store}/auth/esqueceu-senha$`));
  await new ForgotPage(page).ask(email);
  await expect(page).toHaveURL(new RegExp(`/${store}/auth/confirmar/forgot$`));
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(new RegExp(`/${store}/home$`));
});

test.describe('the mailed link', () => {
  test('leads to a new password with which one signs in, works once, and not for whoever only looks at it, S-34, PASS-06', async ({
    page,
    request,
    world,
  }) => {
    const person = await world.person();
    await (await new ForgotPage(page).open()).ask(person.email);
    await expect.poll(() => mailedLink(request, person.email)).not.toBe('');
    const link = await mailedLink(request, person.email);
    expect((await request.get(link)).status()).toBe(200);
    const screen = await new NewPasswordPage(page).open(link);
    await expect(screen.password).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/senha$/);
    await expect(new Header(page).signIn).toBeVisible();
    await screen.create('Nova@2026!');
    await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
    await expect(page.getByText('Senha criada com sucesso!')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
    await new SignInPage(page).signIn({ email: person.email, password: 'Nova@2026!' });
    await expect(new Header(page).account).toBeVisible();
    await new NewPasswordPage(page).open(link);
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(new Header(page).account).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pedir um novo link' }).click();
    await expect(new ForgotPage(page).email).toBeVisible();
  });

  test('that has expired says so and offers a new one, S-34', async ({ page, request, world }) => {
    const person = await world.person();
    await (await new ForgotPage(page).open()).ask(person.email);
    await expect.poll(() => mailedLink(request, person.email)).not.toBe('');
    await world.query(
      "update password_link set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where account_id = $1 returning account_id",
      [person.id],
    );
    await new NewPasswordPage(page).open(await mailedLink(request, person.email));
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
  });

  test('that the network loses can be opened again', async ({ page, request, world }) => {
    const person = await world.person();
    await (await new ForgotPage(page).open()).ask(person.email);
    await expect.poll(() => mailedLink(request, person.email)).not.toBe('');
    await page.route('**/api/auth/reset_session*', (route) => route.abort());
    const screen = await new NewPasswordPage(page).open(await mailedLink(request, person.email));
    await expect(page.getByRole('alert')).toContainText('Ele continua valendo.');
    await page.unroute('**/api/auth/reset_session*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(screen.password).toBeVisible();
  });

  test('changes the password of its owner, whoever is signed in at the time', async ({
    page,
    context,
    request,
    world,
  }) => {
    const owner = await world.person();
    await (await new ForgotPage(page).open()).ask(owner.email);
    await expect.poll(() => mailedLink(request, owner.email)).not.toBe('');
    const other = await world.signedIn(context);
    const screen = await new NewPasswordPage(page).open(await mailedLink(request, owner.email));
    await screen.create('Nova@2026!');
    await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
    await (await new SignInPage(page).open()).signIn({ email: owner.email, password: 'Nova@2026!' });
    // The menu closes when the page changes.
    await expect(page).toHaveURL(/\/home$/);
    await expect(new Header(page).account).toBeVisible();
    await new Header(page).signOut();
    await (await new SignInPage(page).open()).signIn(other);
    await expect(new Header(page).account).toBeVisible();
  });
});
