import { devices } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('every device is listed and signed out from here; there the page is a visitor’s without a click, S-32, SESS-07', async ({
  page,
  context,
  browser,
  world,
}) => {
  const person = await world.signedIn(context);
  const phone = await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' });
  const there = await phone.newPage();
  await (await new SignInPage(there).open()).signIn(person);
  await expect(there).toHaveURL(/\/home$/);
  await new ProfilePage(page).open();
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Segurança' }).click();
  await expect(page).toHaveURL(/\/perfil\/seguranca$/);
  const list = page.getByRole('region', { name: 'Aparelhos conectados' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Este aparelho');
  const other = list.getByRole('listitem').filter({ hasText: 'Chrome no Android' });
  await other.getByRole('button', { name: /^Desconectar Chrome no Android/ }).click();
  await expect(other).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('Chrome no Android foi desconectado.');
  const history = page.getByRole('region', { name: 'Histórico' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Aparelho desconectado: Chrome no Android',
  );
  await expect(history.getByRole('listitem').nth(1)).toContainText('Entrada na conta');
  // By its live line, without a call of its own.
  await expect
    .poll(async () => (await phone.cookies()).filter(({ name, value }) => name === 'token' && value !== ''))
    .toEqual([]);
  await there.goto('/perfil/');
  await expect(there).toHaveURL(/\/auth\/\?redirectFrom=/);
  await phone.close();
});
