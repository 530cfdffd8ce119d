import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { expect, test } from '../journey.ts';
import { ConsentQuestion } from '../pages/consent.ts';
import { HomePage } from '../pages/home-page.ts';
import { ready } from '../pages/ready.ts';

test.use({ consent: null });

const LASTING = 300 * 86_400;

test('refusing is as easy as accepting, stores nothing that needs consent, and is recorded', async ({
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
      policy_version: POLICY_VERSION,
      account_id: null,
    },
  ]);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(question.bar).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('choices of the screen last a year only with functionality, and withdrawing it deletes what was stored', async ({
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

test('without scripts no question is asked and no cookie is stored', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await expect(page.locator('#ofertas')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await expect(new ConsentQuestion(page).bar).toHaveCount(0);
  await context.close();
});
