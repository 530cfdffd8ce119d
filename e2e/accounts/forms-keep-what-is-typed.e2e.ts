import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Pages whose forms the server renders, for a visitor and for a signed-in user; on home only forms that work without scripts. */
const OF_VISITORS = [
  '/auth/',
  '/auth/esqueceu-senha',
  '/auth/registrar',
  '/seja-um-parceiro/',
  '/home',
] as const;
const OF_USERS = ['/perfil/', '/perfil/dados', '/auth/senha'] as const;

const LINES =
  'input:not([type=search],[type=hidden],[type=checkbox],[type=radio],[type=file],[readonly],[disabled])';
const TYPED = `${LINES}, textarea:not([readonly],[disabled])`;
/** What is typed where not any words can be; by the kind of the field. */
const WORDS: Readonly<Record<string, string>> = {
  email: 'quem@patio.test',
  tel: '27999990000',
  number: '12',
  date: '1990-05-17',
};

const valuesOf = (fields: readonly Element[]): readonly string[] =>
  fields.map((field) => ('value' in field && typeof field.value === 'string' ? field.value : ''));

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
    await look(`/oferta/${await world.offer()}?view=leilao`);
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

/** Types into every field that the server renders, sends every form, and lets the scripts come only then. */
async function expectHeld(page: Page, path: string): Promise<void> {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The whole page is there, but for its scripts.
  await expect(page.locator('footer').last(), path).toBeAttached();
  const address = page.url();
  const forms = page.locator('form[action="/sem-javascript"]');
  const fields = forms.locator(TYPED).filter({ visible: true });
  await expect(forms.first(), path).toBeAttached();
  for (const field of await fields.all()) {
    const kind = (await field.getAttribute('type')) ?? 'text';
    await field.fill(WORDS[kind] ?? 'Segredo@2026');
  }
  const typed = await fields.evaluateAll(valuesOf);
  for (const line of await forms.locator(LINES).filter({ visible: true }).all()) await line.press('Enter');
  for (const button of await forms
    .locator('button[type=submit]:enabled:not([aria-disabled=true])')
    .filter({ visible: true })
    .all())
    await button.click();
  expect(await fields.evaluateAll(valuesOf), path).toEqual(typed);
  expect(page.url(), path).toBe(address);
  late.resolve();
  await expect(page.locator('html[data-ready=true]'), path).toBeAttached();
  expect(page.url(), path).toBe(address);
  await page.unroute('**/assets/*.js');
}

test('while the scripts are on their way Enter goes nowhere in any form, and what was typed stays', async ({
  page,
  context,
  world,
}) => {
  for (const path of OF_VISITORS) if (path !== '/home') await expectHeld(page, path);
  await world.signedIn(context);
  for (const path of OF_USERS) await expectHeld(page, path);
  await expectHeld(page, `/oferta/${await world.offer()}?view=leilao`);
});
