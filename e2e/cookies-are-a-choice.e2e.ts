import { expect, test } from './journey.ts';
import { ConsentQuestion } from './pages/consent.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';

test.use({ consent: null });

const LASTING = 300 * 86_400;

test('refusing is as easy as accepting, keeps nothing that waits for a yes, and is recorded', async ({
  page,
  context,
  world,
  complaints,
}) => {
  const question = new ConsentQuestion(page);
  await new HomePage(page).open();
  await expect(question.bar).toBeVisible();
  const [no, yes] = [await question.refuse.boundingBox(), await question.accept.boundingBox()];
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  const look = (name: 'refuse' | 'accept') => question[name].evaluate((button) => button.className);
  expect(await look('refuse')).toBe(await look('accept'));
  await question.refuse.click();
  await expect(question.bar).toHaveCount(0);
  expect(await question.kept()).toBe('necessary');
  const now = Date.now() / 1000;
  const cookies = await context.cookies();
  expect(
    cookies.filter(({ name, expires }) => name !== 'consent' && expires > now).map(({ name }) => name),
  ).toEqual([]);
  const sixMonths = (cookies.find(({ name }) => name === 'consent')?.expires ?? 0) - now;
  expect(Math.round(sixMonths / 86_400)).toBe(182);
  const rows = () =>
    world.query(
      'select performance, functionality, advertising, policy_version, account_id from consent where consent_id = $1',
      [
        cookies
          .find(({ name }) => name === 'consent')
          ?.value.split('.')
          .at(-1) ?? '',
      ],
    );
  await expect.poll(rows).toEqual([
    {
      performance: false,
      functionality: false,
      advertising: false,
      policy_version: '2025-06-12',
      account_id: null,
    },
  ]);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(question.bar).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('each kind has its switch, off until it is turned on, by keyboard too, and the footer opens them again', async ({
  page,
}) => {
  const question = new ConsentQuestion(page);
  await new HomePage(page).open();
  await question.choose.focus();
  await page.keyboard.press('Enter');
  await expect(question.switches).toHaveCount(4);
  await expect(question.switch('Necessários')).toBeChecked();
  await expect(question.switch('Necessários')).toBeDisabled();
  for (const name of ['Desempenho e análise', 'Funcionalidade', 'Publicidade']) {
    await expect(question.switch(name)).not.toBeChecked();
  }
  await question.switch('Funcionalidade').focus();
  await page.keyboard.press('Space');
  await expect(question.switch('Funcionalidade')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(question.dialog).toHaveCount(0);
  await expect(question.choose).toBeFocused();
  expect(await question.kept()).toBeNull();
  await question.choose.click();
  await question.switch('Desempenho e análise').click();
  await question.save.click();
  await expect(question.bar).toHaveCount(0);
  expect(await question.kept()).toBe('necessary-performance');
  await question.fromFooter.click();
  await expect(question.switch('Desempenho e análise')).toBeChecked();
  await expect(question.switch('Funcionalidade')).not.toBeChecked();
});

test('on a phone the question covers neither the price nor the main action, and the end of the page can be reached', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const question = new ConsentQuestion(page);
  await new OfferPage(page).open(await world.offer({ buyNow: 30_000 }));
  await expect(question.bar).toBeVisible();
  const action = page.locator('[data-bottom-bar]').getByRole('button');
  await action.click({ trial: true });
  const [bar, main] = [await question.bar.boundingBox(), await action.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
  expect(bar?.height).toBeLessThan(740 / 3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const last = page.getByRole('contentinfo').locator('p').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await last.boundingBox();
  expect((foot?.y ?? 999) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test('choices of the screen last a year only with functionality, and withdrawing it deletes what it kept', async ({
  page,
  context,
}) => {
  const question = new ConsentQuestion(page);
  await new HomePage(page).open();
  const lasting = async () =>
    (await context.cookies())
      .filter(({ expires }) => expires > Date.now() / 1000 + LASTING)
      .map(({ name }) => name)
      .toSorted();
  await page.goto('/home?idiom=PTBR');
  await ready(page);
  expect(await lasting()).toEqual([]);
  await question.choose.click();
  await question.switch('Funcionalidade').click();
  await question.save.click();
  await expect.poll(lasting).toContain('idiom');
  await page.evaluate(() => localStorage.setItem('patio.functionality.seen', '[1]'));
  await question.fromFooter.click();
  await question.dialog.getByRole('button', { name: 'Recusar todos' }).click();
  await expect.poll(lasting).toEqual([]);
  expect((await context.cookies()).some(({ name }) => name === 'idiom')).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('patio.functionality.seen'))).toBeNull();
});

test('an answer to another policy does not count: everybody is asked again', async ({
  page,
  context,
  baseURL,
}) => {
  const value = `2024-01-01.necessary-performance.${Date.now()}.${crypto.randomUUID()}`;
  await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
  await new HomePage(page).open();
  await expect(new ConsentQuestion(page).bar).toBeVisible();
});

test('an answer that the server could not record is sent again by the next page', async ({ page, world }) => {
  const question = new ConsentQuestion(page);
  await page.route('**/api/privacidade/consentimento*', (route) => route.abort());
  await new HomePage(page).open();
  await question.accept.click();
  await expect(question.bar).toHaveCount(0);
  expect(await question.kept()).toBe('necessary-performance-functionality-advertising');
  await page.unroute('**/api/privacidade/consentimento*');
  await page.reload();
  const id = await question.id();
  const recorded = () => world.query('select performance from consent where consent_id = $1', [id]);
  await expect.poll(recorded).toEqual([{ performance: true }]);
});

test('without scripts no question is asked and no cookie is kept', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await expect(page.locator('#ofertas')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await expect(new ConsentQuestion(page).bar).toHaveCount(0);
  await context.close();
});
