import { expect, test } from '../journey.ts';

/** Pages whose forms the server renders, for a visitor and for a signed-in user; on home only forms that work without scripts. */
const OF_VISITORS = [
  '/auth/',
  '/auth/esqueceu-senha',
  '/auth/registrar',
  '/seja-um-parceiro/',
  '/home',
] as const;
const OF_USERS = ['/perfil/', '/perfil/dados'] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every form that the server renders says where it goes, and those with secrets never into an address', async ({
    page,
    context,
    world,
  }) => {
    const look = async (path: string): Promise<void> => {
      await page.goto(path);
      if (path !== '/home')
        expect(await page.locator('form[action="/sem-javascript"]').count(), path).toBeGreaterThan(0);
      for (const form of await page.locator('form').all()) {
        const [method, action] = [await form.getAttribute('method'), await form.getAttribute('action')];
        expect([method, action], path).not.toEqual([null, null]);
        const typed = form.locator(
          'input:not([type=search],[type=hidden],[type=checkbox],[type=radio]), textarea',
        );
        if ((await typed.count()) > 0) expect([method, action], path).toEqual(['post', '/sem-javascript']);
      }
    };
    for (const path of OF_VISITORS) await look(path);
    await world.signedIn(context);
    for (const path of OF_USERS) await look(path);
  });

  // The sign-in screen sends nothing without scripts: its button waits for both fields.
  for (const [path, label] of [
    ['/seja-um-parceiro/', 'Senha'],
    ['/auth/esqueceu-senha', 'E-mail'],
  ] as const) {
    test(`Enter in ${path} leads to a page that says why, with nothing typed in the address`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByRole('main').getByLabel(label, { exact: true }).first().fill('Segredo@2026');
      const [reply] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('main').getByLabel(label, { exact: true }).first().press('Enter'),
      ]);
      expect(reply.status()).toBe(400);
      await expect(
        page.getByRole('heading', { name: 'Este formulário precisa de JavaScript' }),
      ).toBeVisible();
      expect(page.url()).toMatch(/\/sem-javascript$/);
      expect(await page.content()).not.toContain('Segredo');
    });
  }
});

test('while the scripts are on their way Enter goes nowhere, and what was typed stays', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/seja-um-parceiro/', { waitUntil: 'commit' });
  const password = page.getByRole('main').getByLabel('Senha', { exact: true });
  await password.fill('Segredo@2026');
  await password.press('Enter');
  await page.getByRole('button', { name: 'Enviar cadastro' }).click();
  await expect(password).toHaveValue('Segredo@2026');
  expect(page.url()).toMatch(/\/seja-um-parceiro\/$/);
  late.resolve();
  await expect(page.locator('html[data-ready=true]')).toBeAttached();
  expect(page.url()).toMatch(/\/seja-um-parceiro\/$/);
});
