import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { fieldOf } from './world/world.ts';

test('the screen has both fields, and a button that waits until they are filled, ROUT-08, LOGN-01, LOGN-04', async ({
  page,
}) => {
  const screen = await new SignInPage(page).open();
  await expect(screen.email).toBeVisible();
  await expect(screen.password).toHaveAttribute('type', 'password');
  await expect(screen.submit).toBeDisabled();
  await screen.email.fill('alguem@patio.test');
  await expect(screen.submit).toBeDisabled();
  await screen.password.fill('x');
  await expect(screen.submit).toBeEnabled();
});

test('Enter signs in, the token is in cookie and storage, and home opens, LOGN-05, LOGN-12, SESS-01', async ({
  page,
  context,
  world,
}) => {
  const person = await world.person();
  const screen = await new SignInPage(page).open();
  await screen.email.fill(person.email);
  await screen.password.fill(person.password);
  await screen.password.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  expect(cookie?.sameSite).toBe('Lax');
  expect(cookie?.value).toMatch(/.{20,}/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(
    decodeURIComponent(cookie?.value ?? ''),
  );
});

test('Enter with an empty field says what is missing and calls nobody, LOGN-06', async ({ page }) => {
  const screen = await new SignInPage(page).open();
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/auth/login') ? 1 : 0));
  await screen.email.fill('alguem@patio.test');
  await screen.password.press('Enter');
  await expect(screen.error).toHaveText('Preencha o e-mail e a senha.');
  expect(calls).toBe(0);
});

test('a failure shows the first message of the server in the line and the dialog, LOGN-09, LOGN-10', async ({
  page,
  world,
}) => {
  const person = await world.person();
  const screen = await new SignInPage(page).open();
  await screen.signIn({ email: person.email, password: 'Errada@123' });
  await expect(screen.dialog).toContainText('E-mail ou senha inválidos.');
  await screen.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(screen.error).toHaveText('E-mail ou senha inválidos.');
  await expect(screen.email).toHaveValue(person.email);
  await screen.signIn(person);
  await expect(page).toHaveURL(/\/home$/);
});

test('a failure without words has the two texts of the house, LOGN-10, LOGN-11', async ({ page }) => {
  const screen = await new SignInPage(page).open();
  await page.route('**/api/auth/login*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await screen.signIn({ email: 'alguem@patio.test', password: 'Senha@123' });
  await expect(screen.dialog).toContainText('Dados Incorretos');
  await screen.dialog.getByRole('button', { name: 'OK' }).click();
  await expect(screen.error).toHaveText('Falha ao efetuar login.');
});

test('an e-mail of 41 characters is sent as it is, LOGN-07', async ({ page }) => {
  const screen = await new SignInPage(page).open();
  const email = `${'a'.repeat(41 - '@patio.test'.length)}@patio.test`;
  const sent = page.waitForRequest('**/api/auth/login*');
  await screen.signIn({ email, password: 'ab' });
  const body: unknown = (await sent).postDataJSON();
  expect(fieldOf(body, 'login')).toBe(email);
});

test('while the sign-in runs the form is covered and takes no second one, LOGN-08', async ({
  page,
  world,
}) => {
  const person = await world.person();
  const screen = await new SignInPage(page).open();
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/auth/login*', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await screen.signIn(person);
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  await expect(screen.submit).toBeDisabled();
  await screen.password.press('Enter');
  held.resolve();
  await expect(page).toHaveURL(/\/home$/);
  expect(calls).toBe(1);
});

test('redirectFrom leads back to an address of the house and nowhere else, LOGN-13', async ({
  page,
  world,
}) => {
  const person = await world.person();
  const code = await world.offer();
  await (await new SignInPage(page).open(`/oferta/${code}?view=leilao`)).signIn(person);
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao$`));
  await new Header(page).signOut();
  await (await new SignInPage(page).open('https://evil.example/')).signIn(person);
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/home$/);
});

test('an account with two steps is mailed a code and asked for it, LOGN-02, LOGN-15', async ({
  page,
  world,
}) => {
  const person = await world.person({ twoStep: true });
  const screen = await new SignInPage(page).open();
  await expect(screen.accessCode).toHaveCount(0);
  await screen.signIn(person);
  await expect(page.getByText('Enviamos um código de acesso para o seu e-mail.')).toBeVisible();
  await expect(screen.accessCode).toBeFocused();
  await screen.submit.click();
  await expect(screen.error).toHaveText('Digite o código de acesso.');
  await page.getByRole('button', { name: 'Enviar outro código' }).click();
  await expect(page.getByText('Enviamos outro código.')).toBeVisible();
  const mails: unknown = await (
    await page.request.get(`/dev/mail?to=${encodeURIComponent(person.email)}`)
  ).json();
  const code = /\b\d{6}\b/.exec(JSON.stringify(fieldOf(mails, '0')))?.[0] ?? '';
  await screen.accessCode.fill(code);
  await screen.submit.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
});

test('signing out calls the server, forgets the token and shows the category that was open, SESS-03, SESS-10', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await page.goto('/home/5');
  const header = new Header(page);
  await expect(header.account).toBeVisible();
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  const call = page.waitForRequest(
    (request) => request.url().includes('/api/auth/logout') && request.method() === 'POST',
  );
  await header.signOut();
  await call;
  await expect(header.signIn).toBeVisible();
  await expect(page).toHaveURL(/\/home\/5$/);
  expect((await context.cookies()).filter(({ name, value }) => name === 'token' && value !== '')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const profileCode of [4, 5, 6, 7] as const) {
  test(`an account of profile ${profileCode} signs in, GENL-03`, async ({ page, world }) => {
    const person = await world.person({ profileCode });
    await (await new SignInPage(page).open()).signIn(person);
    await expect(new Header(page).account).toBeVisible();
  });
}
