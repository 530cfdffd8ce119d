import { expect, test } from '../journey.ts';
import { startPages, type StartedPages } from '../world/start-pages.ts';

const pt = { title: 'Estamos fora do ar por um momento', retry: 'Tentar de novo', lang: 'pt-BR' };
const en = { title: 'We are temporarily unavailable', retry: 'Try again', lang: 'en' };

let pages: StartedPages;
let isAway = true;

test.beforeAll(async () => {
  pages = await startPages((_request, reply) => {
    // As the api answers while it has no database, and otherwise.
    const headers = isAway ? { 'x-unavailable': 'database', 'retry-after': '2' } : {};
    reply
      .writeHead(isAway ? 503 : 404, { 'content-type': 'application/json', ...headers })
      .end('{"erros":["x"]}');
  });
});
test.afterAll(() => pages.close());

for (const [idiom, words, paths] of [
  ['PTBR', pt, ['/home', '/oferta/1001', '/loja/home', '/negociacao', '/auth']],
  ['EN', en, ['/home', '/comparar?codigos=1']],
] as const) {
  test(`while the house has no database every page says so with 503 and a way to try again, in the language of the visitor, ${idiom}`, async ({
    page,
    context,
  }) => {
    isAway = true;
    await context.addCookies([
      { name: 'idiom', value: idiom, url: pages.address },
      { name: 'token', value: 'x'.repeat(43), url: pages.address },
    ]);
    for (const path of paths) {
      const reply = await page.goto(pages.address + path);
      expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await expect(page.getByRole('link', { name: words.retry })).toHaveAttribute('href', path);
    }
  });
}

test('who tries again when the house is back gets the page', async ({ page }) => {
  isAway = true;
  await page.goto(`${pages.address}/oferta/1001`);
  isAway = false;
  await page.getByRole('link', { name: pt.retry }).click();
  await expect(page.getByText('404')).toBeVisible();
});
