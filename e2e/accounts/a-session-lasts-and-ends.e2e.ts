import { consentCookie, expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { serveAs } from '../world/serve-as.ts';

test('a session outlives reloading pages, and is lost with its cookie or on the server, SESS-04, SESS-06, SESS-07', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const { account, signIn } = new Header(page);
  const stored = () => page.evaluate(() => localStorage.getItem('token'));
  for (const address of ['/home', '/texto/empresa']) {
    await page.goto(address);
    await expect(account).toBeVisible();
    await page.reload();
    await expect(account).toBeVisible();
  }
  // Only the renewal of the session writes to browser storage here.
  await expect.poll(stored).not.toBeNull();

  await context.clearCookies({ name: 'token' });
  await page.goto('/home');
  await ready(page);
  await expect(signIn).toBeVisible();

  await world.signIn(context, person);
  await page.goto('/texto/empresa');
  await expect(account).toBeVisible();
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await page.reload();
  await expect(signIn).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name, value }) => name === 'token' && value !== ''))
    .toEqual([]);
  await page.goto('/perfil/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=/);
});

test('the token of a sign-in over https is stored for https alone, one in the clear for both, SESS-02', async ({
  page,
  context,
  world,
}) => {
  const person = await world.person();
  const [secure, clear] = ['https://loja.patio.test', 'http://loja.patio.test'];
  for (const site of [secure, clear]) {
    await serveAs(context, site);
    await context.addCookies([{ ...consentCookie([]), url: site }]);
  }
  const { account, signIn } = new Header(page);
  const stored = async () => (await context.cookies()).filter(({ name }) => name === 'token');
  const enter = async (site: string): Promise<void> => {
    await page.goto(`${site}/auth/`);
    await ready(page);
    await new SignInPage(page).signIn(person);
    // Signed in, the browser is still on its way home.
    await expect(page).toHaveURL(`${site}/home`);
    await expect(account).toBeVisible();
  };

  await enter(secure);
  await expect.poll(stored).toMatchObject([{ path: '/', secure: true, sameSite: 'Lax' }]);
  await page.goto(`${clear}/home`);
  await ready(page);
  await expect(signIn).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

  await context.clearCookies({ name: 'token' });
  await enter(clear);
  await expect.poll(stored).toMatchObject([{ path: '/', secure: false, sameSite: 'Lax' }]);
});

test('/#/home shows home and stays in the address, ROUT-28', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.locator('#ofertas')).toBeVisible();
  await expect(page).toHaveURL(/\/#\/home$/);
});
