import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { OfferPage } from './pages/offer-page.ts';
import { watchRequests } from './pages/quiet.ts';

/** Waits until the renewal of the first page is over: only it writes to browser storage here. */
async function renewed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
}

test('the session is renewed on load and on every change of route, with the token in the header, SESS-04, SESS-05', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const renewals: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/header/refresh_token'))
      renewals.push(request.headers()['security-token']);
  });
  await page.goto('/home');
  await expect.poll(() => renewals.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect.poll(() => renewals.length).toBe(2);
  expect(renewals.every((token) => token !== undefined && token.length > 20)).toBe(true);
});

test('a visitor sends no token and asks for no renewal, SESS-04, SESS-06', async ({ page }) => {
  const calls: string[] = [];
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    calls.push(request.url());
    const token = request.headers()['security-token'];
    if (token !== undefined) tokens.push(token);
  });
  await page.goto('/home');
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect(page).toHaveURL(/\/texto\/empresa$/);
  expect(tokens).toEqual([]);
  expect(calls.filter((url) => url.includes('refresh_token'))).toEqual([]);
});

test('a removed cookie makes the next page a visitor’s, SESS-06', async ({ page, context, world }) => {
  await world.signedIn(context);
  await page.goto('/home');
  const header = new Header(page);
  await expect(header.account).toBeVisible();
  await renewed(page);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await context.clearCookies({ name: 'token' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect(header.signIn).toBeVisible();
  await expect(page).toHaveURL(/\/texto\/empresa$/);
});

test('a session revoked on the server signs out where one is, without leaving the page, SESS-07', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  await page.goto('/home');
  const header = new Header(page);
  await expect(header.account).toBeVisible();
  await renewed(page);
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect(header.signIn).toBeVisible();
  await expect(page).toHaveURL(/\/texto\/empresa$/);
});

test('a changed name stands in the menu after the next renewal, SESS-08', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  await page.goto('/home');
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await world.query('update account set name = $2 where id = $1 returning id', [person.id, 'Joaquina']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect(new Header(page).account).toContainText('Joaquina');
});

test('a call refused for want of a session removes the token and goes to /#/home with the need-login dialog, SESS-11, ROUT-28', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const requests = watchRequests(page);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await expect(offer.panel.getByText('Nenhum lance ainda')).toBeVisible();
  await expect(new Header(page).account).toBeVisible();
  // What the page asks for by itself does not lead to the dialog.
  await requests.quiet();
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await offer.bid('10000');
  await expect(page.getByRole('dialog')).toContainText('Você precisa estar logado!');
  await expect(page).toHaveURL(/\/#\/home$/);
  expect((await context.cookies()).filter(({ name, value }) => name === 'token' && value !== '')).toEqual([]);
});

test('/#/home shows home and stays in the address, ROUT-28', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.locator('#ofertas')).toBeVisible();
  await expect(page).toHaveURL(/\/#\/home$/);
});
