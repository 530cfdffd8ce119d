import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { NewPasswordPage } from '../pages/password-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('a user who has to change the password is kept out of every other page until it is done, LOGN-14, SESS-09, C-24', async ({
  page,
  context,
  world,
}) => {
  const person = await world.person({ mustChangePassword: true });
  const tokens = async () =>
    (await context.cookies()).filter(({ name, value }) => name === 'token' && value !== '');
  const signIn = new SignInPage(page);
  await (await signIn.open()).signIn(person);
  await expect(page).toHaveURL(/\/auth\/senha$/);
  await expect(new Header(page).signIn).toBeVisible();
  await page.goto('/perfil/');
  await expect.poll(tokens).toEqual([]);
  await expect(new Header(page).signIn).toBeVisible();

  await (await signIn.open()).signIn(person);
  await expect(page).toHaveURL(/\/auth\/senha$/);
  await page.reload();
  await ready(page);
  await new NewPasswordPage(page).create('Nova@2026!');
  await expect(page).toHaveURL(/\/auth\/confirmar\/password$/);
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await signIn.signIn({ email: person.email, password: 'Nova@2026!' });
  await expect(page).toHaveURL(/\/home$/);
  await expect(new Header(page).account).toBeVisible();
});
