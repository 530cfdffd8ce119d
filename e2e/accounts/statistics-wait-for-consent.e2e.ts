import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, origin, test } from '../journey.ts';
import { ConsentQuestion } from '../pages/consent.ts';
import { dataLayerOf } from '../pages/data-layer.ts';
import { ready } from '../pages/ready.ts';
import { passOn } from '../world/pass-on.ts';
import { startPages, type StartedPages } from '../world/start-pages.ts';

test.use({ consent: null });

/** What replaces a container: it reads the layer, keeps a cookie and wants to bring in a script from elsewhere. */
const CONTAINER = `
  window.containerRead = window.dataLayer.map(({ event }) => event);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...events) => {
    window.containerRead.push(...events.map(({ event }) => event));
    return push(...events);
  };
  document.cookie = '_metrics=1; Path=/';
  const other = document.createElement('script');
  other.src = location.origin.replace('127.0.0.1', 'localhost') + '/elsewhere.js';
  document.head.append(other);
`;

let container: Server;
let address: string;
let asked = 0;
let pages: StartedPages;

test.beforeAll(async () => {
  container = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(200, { 'content-type': 'text/javascript' }).end(CONTAINER);
  });
  await new Promise<void>((resolve) => container.listen(0, '127.0.0.1', resolve));
  const bound = container.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/gtm.js?id=TEST`;
  const house = JSON.stringify({ name: 'Pátio', analyticsContainer: address });
  pages = await startPages(passOn(origin()), { PATIO_HOUSE: house });
});
test.beforeEach(() => {
  asked = 0;
});
test.afterAll(() => {
  pages.close();
  container.close();
});

/** Opens a page of the storefront that has a tag manager; its calls go to the tried product. */
async function open(page: Page, path: string): Promise<string> {
  await page.route(`${pages.address}/api/live*`, (route) => route.abort());
  await page.route(/\/api\/(?!live)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), origin: origin() };
    await route.fulfill({ response: await route.fetch({ url: origin() + pathname + search, headers }) });
  });
  const reply = await page.goto(pages.address + path);
  await ready(page);
  return reply?.headers()['content-security-policy'] ?? '';
}

const read = (page: Page) => page.evaluate(() => window.containerRead ?? null);

test('nothing of a tag manager loads before consent to statistics, it reads what is sent after it, and is removed with the consent', async ({
  page,
  context,
  world,
}) => {
  const code = await world.offer();
  const question = new ConsentQuestion(page);
  await open(page, `/oferta/${code}`);
  await expect(question.bar).toBeVisible();
  expect([asked, await read(page)]).toEqual([0, null]);
  await question.choose.click();
  await question.switch('Funcionalidade').click();
  await question.save.click();
  await expect(question.bar).toHaveCount(0);
  await page.reload();
  await ready(page);
  expect([asked, await read(page)]).toEqual([0, null]);

  await question.fromFooter.click();
  await question.switch('Desempenho e análise').click();
  await question.save.click();
  await expect.poll(() => read(page)).toEqual(['gtm.js']);
  await page.reload();
  await expect.poll(() => read(page)).toEqual(expect.arrayContaining(['gtm.js', 'view_details']));
  expect(await dataLayerOf(page)).toContainEqual({ event: 'view_details', codigo: code });
  const cookies = async () => (await context.cookies(pages.address)).map(({ name }) => name);
  expect(await cookies()).toContain('_metrics');

  const before = asked;
  await question.fromFooter.click();
  const reloaded = page.waitForEvent('load');
  await question.dialog.getByRole('button', { name: 'Recusar todos' }).click();
  await reloaded;
  await ready(page);
  expect(await read(page)).toBeNull();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await cookies()).not.toContain('_metrics');
  await page.reload();
  await ready(page);
  expect([asked, await read(page)]).toEqual([before, null]);
});

test('the policy lets exactly the container through, and only where one is set', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const question = new ConsentQuestion(page);
  const policy = await open(page, '/acessibilidade');
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts.filter((source) => !source.startsWith("'nonce-"))).toEqual([
    "'self'",
    new URL(address).origin,
  ]);
  await question.accept.click();
  await expect.poll(() => read(page)).toEqual(['gtm.js']);
  await expect.poll(() => refused.join('\n')).toMatch(/elsewhere\.js.*Content Security Policy/s);
  const without = await page.request.get('/acessibilidade');
  expect(without.headers()['content-security-policy']).not.toContain('http:');
});

declare global {
  interface Window {
    /** What the stand-in for a container has read. */
    containerRead?: readonly string[];
  }
}
