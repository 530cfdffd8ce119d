import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('a user signs in with Enter, stays signed in on the next page, and signs out, LOGN-05, LOGN-12, SESS-01, SESS-10', async ({
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
  const header = new Header(page);
  await expect(header.account).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  expect(cookie?.sameSite).toBe('Lax');
  expect(cookie?.value).toMatch(/.{20,}/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(
    decodeURIComponent(cookie?.value ?? ''),
  );

  await page.goto('/home/5');
  await expect(header.account).toBeVisible();
  await ready(page);
  const call = page.waitForRequest(
    (request) => request.url().includes('/api/auth/logout') && request.method() === 'POST',
  );
  await header.signOut();
  await call;
  await expect(header.signIn).toBeVisible();
  await expect(page).toHaveURL(/\/home\/5$/);
  await page.reload();
  await expect(page).toHaveURL(/\/home\/5$/);
  await expect(header.signIn).toBeVisible();
  expect((await context.cookies()).filter(({ name, value }) => name === 'token' && value !== '')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
