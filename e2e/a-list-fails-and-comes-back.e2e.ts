import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

const LIST = /\/home\.data/;
const FAILED = /Não foi possível carregar as ofertas agora\./;

test.use({ viewport: { width: 1400, height: 900 } });

/** Home with two offers, and the choice that asks for another list. */
async function homeOf(page: Page, word: string): Promise<HomePage> {
  const home = await new HomePage(page).open(`term=${word}`);
  await expect(home.cards).toHaveCount(2);
  return home;
}

test.describe('a list that is asked for within the page', () => {
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    await world.offer({ title: `Uno ${word}`, buyNow: 20_000 });
    await world.offer({ title: `Ka ${word}`, buyNow: 40_000 });
  });

  for (const { name, fail } of [
    { name: 'refused', fail: { status: 500, body: 'erro' } },
    {
      name: 'cut off halfway',
      fail: { status: 200, contentType: 'text/x-script', body: '[{"_1":2,"_3":4},"rou' },
    },
    { name: 'unreachable', fail: null },
  ]) {
    test(`${name}: says so where the list stands, keeps the filters, and comes back on another try, HOME-11`, async ({
      page,
    }) => {
      const home = await homeOf(page, word);
      await page.route(LIST, (route) => (fail === null ? route.abort() : route.fulfill(fail)));
      await home.order.selectOption('MENOR_PRECO');
      await expect(home.grid.getByRole('alert')).toHaveText(FAILED);
      await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
      await expect(home.filters).toBeVisible();
      await expect(home.order).toHaveValue('MENOR_PRECO');
      await page.unroute(LIST);
      await home.grid.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(home.titles).toHaveText([`Uno ${word}`, `Ka ${word}`]);
    });
  }

  test('slow: a bar at once, then grey cards of the same size, HOME-03', async ({ page }) => {
    const home = await homeOf(page, word);
    const before = await home.cards.first().boundingBox();
    const held: (() => void)[] = [];
    await page.route(LIST, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await home.order.selectOption('MENOR_PRECO');
    await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    const grey = home.grid.getByRole('status', { name: 'Carregando' });
    await expect(grey).toBeVisible();
    const card = await grey.locator('li').first().boundingBox();
    expect(card?.width).toBe(before?.width);
    expect(Math.abs((card?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(40);
    for (const release of held) release();
    await expect(home.titles).toHaveText([`Uno ${word}`, `Ka ${word}`]);
    await expect(grey).toHaveCount(0);
  });

  test('the dialog of a list that fails says so and tries again, FILT-26', async ({ page }) => {
    const home = await new HomePage(page).open();
    await page.route(/\/api\/filter/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await home.filters
      .getByRole('group', { name: 'Marcas' })
      .getByRole('button', { name: /Mostrar mais/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Marcas' });
    await expect(dialog.getByRole('alert')).toHaveText(/Não foi possível carregar a lista agora\./);
    await page.unroute(/\/api\/filter/);
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(dialog.getByRole('checkbox').nth(6)).toBeVisible();
  });
});

test.describe('the server cannot reach what it shows', () => {
  let api: Server;
  let pages: ChildProcess;
  let address = '';
  test.beforeAll(async () => {
    api = createServer((_request, reply) => {
      reply.writeHead(500, { 'content-type': 'application/json' }).end('{"erros":["x"]}');
    });
    const apiPort = await listening(api);
    const free = createServer();
    const port = await listening(free);
    free.close();
    address = `http://127.0.0.1:${port}`;
    pages = spawn(process.execPath, ['apps/web/build/server/index.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      },
    });
    await expect
      .poll(
        () =>
          fetch(`${address}/health/live`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
  });
  test.afterAll(() => {
    pages.kill();
    api.close();
  });

  test('home is a page with an empty list that says so, not to be kept, never an error screen, HOME-11', async ({
    page,
  }) => {
    const reply = await page.goto(`${address}/home`);
    expect(reply?.status()).toBe(503);
    const home = new HomePage(page);
    await expect(home.grid.getByRole('alert')).toHaveText(FAILED);
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await expect(home.grid.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(home.order).toBeVisible();
    await expect(home.filters).toBeVisible();
  });
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server.address());
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
