import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ForgotPage, NewPasswordPage } from '../pages/password-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { mailedLink } from '../world/mailbox.ts';

test('the mailed link leads to a new password with which one signs in, works once, and is not used up by a look at it, S-34, FORG-05, PASS-06', async ({
  page,
  request,
  world,
}) => {
  const person = await world.person();
  await (await new ForgotPage(page).open()).ask(person.email);
  await expect(page).toHaveURL(/\/auth\/confirmar\/forgot$/);
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
