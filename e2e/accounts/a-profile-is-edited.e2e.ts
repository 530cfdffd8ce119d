import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('a profile is reached through the sign-in, loses nothing but passwords by being reloaded, and is saved, ROUT-21, PROF-14, PASS-19', async ({
  page,
  world,
}) => {
  const person = await world.person();
  await page.goto('/perfil/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Fperfil%2F$/);
  await ready(page);
  await new SignInPage(page).signIn(person);
  await expect(page).toHaveURL(/\/perfil\/$/);
  const screen = new ProfilePage(page);
  await screen.field('Nome').fill('Joaquina');
  await screen.field('Sobrenome').fill('Que Fica');
  await screen.passwords(person.password);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await ready(page);
  await expect(screen.field('Sobrenome')).toHaveValue('Que Fica');
  await expect(screen.field('Senha atual')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Que Fica');
  expect(stored).not.toContain(person.password);

  await screen.interest('Caminhões').click();
  await screen.passwords(person.password, ' Senha123* ');
  await screen.save.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
  await expect(new Header(page).account).toContainText('Joaquina');
  await screen.open();
  await expect(screen.field('Sobrenome')).toHaveValue('Que Fica');
  await expect(screen.interest('Caminhões')).toHaveAttribute('aria-pressed', 'true');
  await new Header(page).signOut();
  await (await new SignInPage(page).open()).signIn({ email: person.email, password: 'Senha123*' });
  await expect(new Header(page).account).toBeVisible();
});
