import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { NewPasswordPage } from './pages/password-page.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { fieldOf } from './world/world.ts';

const call = '**/api/auth/password*';

test('/auth/confirmar says that the password was changed unless it is about the mail, and leads home, PASS-01, ROUT-12, ROUT-14, C-08', async ({
  page,
}) => {
  for (const address of ['/auth/confirmar/password', '/auth/confirmar', '/auth/confirmar/outro']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada');
    expect(new URL(page.url()).pathname).toContain('auth');
  }
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the page lists what a password needs, length first, with two fields and a button that looks disabled, ROUT-13, PASS-02, PASS-03, PASS-04, PASS-05', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const screen = await new NewPasswordPage(page).open();
  await expect(screen.requirements).toHaveText([
    'No mínimo 8 caracteres',
    'Uma letra minúscula',
    'Uma letra maiúscula',
    'Um número',
    'Um caractere especial: ! @ # $ %',
  ]);
  await expect(screen.banner).toHaveCount(0);
  await expect(screen.password).toHaveAttribute('type', 'password');
  await expect(screen.repeated).toHaveAttribute('type', 'password');
  const look = () => screen.submit.evaluate((button) => Number(getComputedStyle(button).opacity));
  expect(await look()).toBeLessThan(1);
  await screen.password.fill('a');
  await expect(screen.submit).toHaveAttribute('aria-disabled', 'true');
  await screen.repeated.fill('a');
  await expect(screen.submit).not.toHaveAttribute('aria-disabled');
  await expect.poll(look).toBe(1);
});

test('a mark at each requirement follows what is typed, PASS-20', async ({ page, context, world }) => {
  await world.signedIn(context);
  const screen = await new NewPasswordPage(page).open();
  const marks = () =>
    screen.requirements.evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-met') ?? '-').join(' '),
    );
  expect(await marks()).toBe('- - - - -');
  for (const [typed, expected] of [
    ['a', 'false true false false false'],
    ['aB', 'false true true false false'],
    ['aB3', 'false true true true false'],
    ['aB3*', 'false true true true false'],
    ['aB3!', 'false true true true true'],
    ['aB3!aB3!', 'true true true true true'],
  ] as const) {
    await screen.password.fill(typed);
    await expect.poll(marks).toBe(expected);
  }
  await expect(page.getByText('5 de 5 requisitos atendidos')).toBeAttached();
});

test('the first rule that fails is said in the red banner, in the order of the documents, and nobody is called, PASS-08, PASS-09, PASS-10, PASS-11', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const screen = await new NewPasswordPage(page).open();
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/auth/password') ? 1 : 0));
  for (const [password, repeated, text] of [
    ['', '', 'Preencha a senha e a repetição da senha.'],
    ['Nova@2026', '', 'Preencha a senha e a repetição da senha.'],
    ['Nova@2026', 'Nova@2027', 'A nova senha e a confirmação não batem.'],
    ['A', 'A', 'A senha deve conter ao menos uma letra minúscula.'],
    ['a', 'a', 'A senha deve conter ao menos uma letra maiúscula.'],
    ['aA', 'aA', 'A senha deve conter ao menos um número.'],
    ['Senha123*', 'Senha123*', 'A senha deve conter ao menos um caractere especial.'],
    ['aA1!', 'aA1!', 'A senha deve ter no mínimo 8 caracteres.'],
  ] as const) {
    await screen.create(password, repeated);
    await expect(screen.banner).toHaveText(text);
  }
  expect(calls).toBe(0);
});

test('a good password is sent trimmed, the session goes on, and going back does not return to the form, PASS-06, PASS-11, PASS-19', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  await page.goto('/home');
  const screen = await new NewPasswordPage(page).open();
  const sent = page.waitForRequest(call);
  await screen.create('  Senha123!  ');
  expect(fieldOf((await sent).postDataJSON(), 'senha')).toBe('Senha123!');
  await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
  await expect(new Header(page).account).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
  await new Header(page).signOut();
  await (await new SignInPage(page).open()).signIn({ email: person.email, password: 'Senha123!' });
  await expect(new Header(page).account).toBeVisible();
});

test('what the server says against it stands in the banner, with words of the house for a failure without any, PASS-12, PASS-13, PASS-14, PASS-15', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const screen = await new NewPasswordPage(page).open();
  await screen.create(person.password);
  await expect(screen.banner).toHaveText('A nova senha não pode ser igual a anterior.');
  const replies = [
    [422, '{"erros":["A nova senha e a confirmação não batem."]}', 'A nova senha e a confirmação não batem.'],
    [404, '{"erros":["Usuário não encontrado."]}', 'Usuário não encontrado.'],
    [400, '{"erros":["Hoje não."]}', 'Hoje não.'],
    [400, '{}', 'Falha ao alterar a senha. Tente de novo.'],
  ] as const;
  for (const [status, body, text] of replies) {
    await page.route(call, (route) => route.fulfill({ status, contentType: 'application/json', body }));
    await screen.create('Nova@2026!');
    await expect(screen.banner).toHaveText(text);
    await expect(screen.password).toHaveValue('Nova@2026!');
    await page.unroute(call);
  }
});

test.describe('leaving without a new password', () => {
  const token = 'token';
  for (const [way, leave] of [
    [
      'the logo',
      (main: NewPasswordPage) => new Header(main.page).root.locator('a[href="/home"]').first().click(),
    ],
    [
      'a link in the footer',
      (main: NewPasswordPage) =>
        main.page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click(),
    ],
  ] as const) {
    test(`by ${way} signs out and leads home, PASS-07`, async ({ page, context, world }) => {
      const person = await world.signedIn(context);
      await page.goto('/texto/empresa');
      await ready(page);
      // Within the site, as a link would.
      await page.evaluate(() => window.location.assign('/#/auth/senha'));
      const screen = new NewPasswordPage(page);
      await expect(screen.password).toBeVisible();
      await leave(screen);
      await expect(page).toHaveURL(/\/home$/);
      await expect(new Header(page).signIn).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.filter(({ name, value }) => name === token && value !== '')).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      const open = await world.value(
        'open',
        'select count(*)::int as open from session where account_id = $1 and revoked_at is null',
        [person.id],
      );
      expect(open).toBe(0);
    });
  }

  test('by going back signs out and leads home, PASS-07', async ({ page, context, world }) => {
    const person = await world.person({ mustChangePassword: true });
    await page.goto('/texto/empresa');
    await ready(page);
    await new Header(page).signIn.click();
    await new SignInPage(page).signIn(person);
    await expect(new NewPasswordPage(page).password).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(new Header(page).signIn).toBeVisible();
    expect((await context.cookies()).filter(({ name, value }) => name === token && value !== '')).toEqual([]);
  });

  test('is not what loading the page anew does, C-24', async ({ page, context, world }) => {
    await world.signedIn(context, { mustChangePassword: true });
    const screen = await new NewPasswordPage(page).open();
    await page.reload();
    await ready(page);
    await screen.create('Nova@2026!');
    await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
  });
});

test.describe('somebody who has to change the password', () => {
  test('is led to the page by signing in, and signs in freely afterwards, LOGN-14, SESS-09', async ({
    page,
    world,
  }) => {
    const person = await world.person({ mustChangePassword: true });
    await (await new SignInPage(page).open()).signIn(person);
    await expect(page).toHaveURL(/\/auth\/senha$/);
    await expect(new Header(page).signIn).toBeVisible();
    await new NewPasswordPage(page).create('Nova@2026!');
    await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
    await new SignInPage(page).signIn({ email: person.email, password: 'Nova@2026!' });
    await expect(page).toHaveURL(/\/home$/);
    await expect(new Header(page).account).toBeVisible();
  });

  for (const address of ['/perfil/', '/home', '/negociacao/']) {
    test(`is signed out at ${address}, SESS-09`, async ({ page, context, world }) => {
      const person = await world.signedIn(context, { mustChangePassword: true });
      await page.goto(address);
      const open = () =>
        world.value(
          'open',
          'select count(*)::int as open from session where account_id = $1 and revoked_at is null',
          [person.id],
        );
      await expect.poll(open).toBe(0);
      await expect(new Header(page).signIn).toBeVisible();
      await expect
        .poll(async () =>
          (await context.cookies()).filter(({ name, value }) => name === 'token' && value !== ''),
        )
        .toEqual([]);
    });
  }
});

test('nobody in particular is told to sign in or to ask for a link, ROUT-13', async ({ page }) => {
  await new NewPasswordPage(page).open();
  await expect(page.getByRole('heading', { name: 'Entre para trocar a senha' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
});

test('a session that ended while the password was typed is told, with the way to a link, SESS-11', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const screen = await new NewPasswordPage(page).open();
  await expect(screen.password).toBeVisible();
  await expect(new Header(page).account).toBeVisible();
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await screen.create('Nova@2026!');
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/senha$/);
  await expect(new Header(page).signIn).toBeVisible();
});
