import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

const LIST = /\/home\.data/;
const FAILED = /Não foi possível carregar as ofertas agora\./;

test.use({ viewport: { width: 1400, height: 900 } });

test('a list that is refused, cut off or unreachable says so where it stands, keeps the filters and comes back, HOME-11', async ({
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
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await expect(home.filters).toBeVisible();
    await expect(home.order).toHaveValue(order);
    await page.unroute(LIST);
    await home.grid.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(home.cards).toHaveCount(2);
  }
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
