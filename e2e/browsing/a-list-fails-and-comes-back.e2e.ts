import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { startPages, type StartedPages } from '../world/start-pages.ts';

const LIST = /\/home\.data/;
const FAILED = /Não foi possível carregar as ofertas agora\./;

test.use({ viewport: { width: 1400, height: 900 } });

test('a list that is refused, cut off or unreachable is empty, says nothing but that, keeps the filters and comes back, HOME-11', async ({
  page,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, buyNow: 20_000 });
  await world.offer({ title: `Ka ${word}`, buyNow: 40_000 });
  const home = await new HomePage(page).open(`term=${word}`);
  await expect(home.cards).toHaveCount(2);
  for (const [order, fail] of [
    ['MENOR_PRECO', { status: 500, body: 'erro' }],
    ['MAIOR_PRECO', { status: 200, contentType: 'text/x-script', body: '[{"_1":2,"_3":4},"rou' }],
    ['MAIS_ANTIGOS', null],
  ] as const) {
    await page.route(LIST, (route) => (fail === null ? route.abort() : route.fulfill(fail)));
    await home.order.selectOption(order);
    await expect(home.grid.getByRole('alert')).toHaveText(FAILED);
    await expect(home.grid.getByText(/Nada aqui|\d ofertas?$/)).toHaveCount(0);
    await expect(home.filters).toBeVisible();
    await expect(home.order).toHaveValue(order);
    await page.unroute(LIST);
    await home.grid.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(home.cards).toHaveCount(2);
  }
});

test.describe('the server cannot reach what it shows', () => {
  let pages: StartedPages;
  test.beforeAll(async () => {
    pages = await startPages((_request, reply) => {
      reply.writeHead(500, { 'content-type': 'application/json' }).end('{"erros":["x"]}');
    });
  });
  test.afterAll(() => pages.close());

  test('home is a page with an empty list that says what failed and nothing else, not to be stored, never an error screen, HOME-11', async ({
    page,
  }) => {
    const reply = await page.goto(`${pages.address}/home`);
    expect(reply?.status()).toBe(503);
    const home = new HomePage(page);
    await expect(home.grid.getByRole('alert')).toHaveText(FAILED);
    await expect(home.grid.getByText(/Nada aqui|\d ofertas?$/)).toHaveCount(0);
    await expect(home.grid.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(home.order).toBeVisible();
    await expect(home.filters).toBeVisible();
  });
});
