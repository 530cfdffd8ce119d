import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { watchRequests } from './pages/quiet.ts';

test.describe('what was typed and not saved', () => {
  test('is not left by accident: staying keeps it, leaving gives it up', async ({ page, context, world }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.field('Nome').fill('Sem salvar');
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' });
    const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await away.click();
    await dialog.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/perfil\/$/);
    await expect(screen.field('Nome')).toHaveValue('Sem salvar');
    await away.click();
    await dialog.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(/\/texto\/empresa$/);
    await screen.open();
    await expect(screen.field('Nome')).toHaveValue(person.name);
  });

  test('survives a session that ended: home, sign in, and all of it is back, SESS-11, C-09', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const requests = watchRequests(page);
    const screen = await new ProfilePage(page).open();
    await expect(new Header(page).account).toBeVisible();
    await screen.field('Sobrenome').fill('Que Fica');
    await screen.interest('Máquinas').click();
    await screen.passwords(person.password, 'Senha123*');
    await requests.quiet();
    await world.query('update session set revoked_at = now() where account_id = $1 returning id', [
      person.id,
    ]);
    await screen.save.click();
    await expect(page).toHaveURL(/\/#\/home$/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Você precisa estar logado!');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await new SignInPage(page).signIn(person);
    await expect(page).toHaveURL(/\/perfil\/$/);
    await expect(screen.field('Sobrenome')).toHaveValue('Que Fica');
    await expect(screen.interest('Máquinas')).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.field('Nova senha')).toHaveValue('Senha123*');
    await screen.save.click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('survives loading the page anew, but for the passwords, which are kept nowhere', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
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
  });

  test('is nobody else’s', async ({ page, context, world }) => {
    await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.field('Sobrenome').fill('De Outra Pessoa');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('De Outra Pessoa');
    const other = await world.signedIn(context);
    page.on('dialog', (dialog) => void dialog.accept());
    await screen.open();
    await expect(screen.field('E-mail')).toHaveValue(other.email);
    await expect(screen.field('Sobrenome')).not.toHaveValue('De Outra Pessoa');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('De Outra Pessoa');
  });
});
