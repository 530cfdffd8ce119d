import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';
import { endIn } from '../../apps/web/test/world/end-in.ts';
import { reais } from '../../apps/web/test/world/money.ts';
import { rivalOf } from '../world/rival.ts';
import type { World } from '../world/world.ts';

/** Live lines that a browser holds now, and all that it ever opened. */
function linesOf(context: BrowserContext) {
  const open = new Set<object>();
  let opened = 0;
  context.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/live')) return;
    open.add(request);
    opened += 1;
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return { now: () => open.size, ever: () => opened };
}

/** How many browsers watch an offer, as the server counts them, without the one that asks. */
async function watchersOf(page: Page, code: number): Promise<number> {
  return page.evaluate(async (offer) => {
    const giveUp = new AbortController();
    const reply = await fetch(`/api/offer/${offer}/stream`, { signal: giveUp.signal });
    const { value } = (await reply.body?.getReader().read()) ?? {};
    giveUp.abort();
    const count = /"observando":(\d+)/.exec(new TextDecoder().decode(value))?.[1];
    return Number(count) - 1;
  }, code);
}

async function offerPages(context: BrowserContext, codes: readonly number[]): Promise<OfferPage[]> {
  const pages: OfferPage[] = [];
  for (const code of codes) pages.push(await new OfferPage(await context.newPage()).open(code, 'leilao'));
  return pages;
}

async function searchFor(page: Page, word: string): Promise<void> {
  await page.goto(`/home?term=${word}`);
  await ready(page);
}

const withWord = async (world: World) => {
  const word = world.word();
  return { word, code: await world.offer({ title: `Caminhão ${word}`, base: 20_000, buyNow: 0 }) };
};

test('three tabs of a browser share one connection, and each changes in place, rule 0.2', async ({
  browser,
  context,
  world,
}) => {
  const [first, second] = [await world.offer(), await world.offer()];
  const rival = await rivalOf(browser, world);
  const lines = linesOf(context);
  const pages = await offerPages(context, [first, first, second]);
  await expect.poll(() => lines.now()).toBe(1);
  const [one, two, three] = pages;
  if (!one || !two || !three) throw new Error('Three pages were opened.');
  await expect.poll(() => watchersOf(one.page, first)).toBe(1);
  await expect.poll(() => watchersOf(one.page, second)).toBe(1);

  const value = await bidOn(rival, first);
  await expect(one.price).toHaveText(reais(value), { timeout: 2000 });
  await expect(two.price).toHaveText(reais(value), { timeout: 2000 });
  const other = await bidOn(rival, second);
  await expect(three.price).toHaveText(reais(other), { timeout: 2000 });
  expect(lines.now()).toBe(1);
  await rival.leave();
});

async function bidOn(rival: Awaited<ReturnType<typeof rivalOf>>, code: number, above = 0): Promise<number> {
  const value = 25_000 + above;
  expect(await rival.bid(code, value)).toBe(201);
  return value;
}

test('when the tab that holds the connection closes, another one takes over and misses nothing', async ({
  browser,
  context,
  world,
}) => {
  const code = await world.offer();
  const rival = await rivalOf(browser, world);
  const lines = linesOf(context);
  const [leading, staying] = await offerPages(context, [code, code]);
  if (!leading || !staying) throw new Error('Two pages were opened.');
  await expect.poll(() => lines.now()).toBe(1);
  await leading.page.close();
  const value = await bidOn(rival, code);
  await expect(staying.price).toHaveText(reais(value), { timeout: 5000 });
  await expect.poll(() => watchersOf(staying.page, code)).toBe(1);
  const another = await rivalOf(browser, world);
  const next = await bidOn(another, code, 5000);
  await expect(staying.price).toHaveText(reais(next), { timeout: 2000 });
  await another.leave();
  await rival.leave();
});

test('without the network a page says so, and afterwards it shows what happened meanwhile, S-10', async ({
  browser,
  context,
  world,
}) => {
  const code = await world.offer();
  const rival = await rivalOf(browser, world);
  const lines = linesOf(context);
  const [page] = await offerPages(context, [code]);
  if (!page) throw new Error('A page was opened.');
  await expect.poll(() => lines.now()).toBe(1);
  await context.setOffline(true);
  await expect(page.panel.getByText('Atualização ao vivo interrompida.')).toBeVisible();
  const value = await bidOn(rival, code);
  await expect(page.price).not.toHaveText(reais(value));
  await context.setOffline(false);
  await expect(page.price).toHaveText(reais(value), { timeout: 5000 });
  await expect(page.panel.getByText('Atualização ao vivo interrompida.')).toBeHidden();
  await rival.leave();
});

test('a card in view changes in place: price with one flash, bids, time left, and its end', async ({
  browser,
  page,
  world,
}) => {
  const { word, code } = await withWord(world);
  const rival = await rivalOf(browser, world);
  await searchFor(page, word);
  const card = page.getByRole('article').filter({ hasText: word });
  await expect(card.getByTestId('live-mark')).toContainText(/\d+ (h|min|s)\b/);
  await expect(card.getByTestId('price')).not.toHaveClass(/animate-flash/);
  await page.evaluate(() => (document.title = 'nunca recarregada'));
  const value = await bidOn(rival, code);
  await expect(card.getByTestId('price')).toHaveText(reais(value), { timeout: 5000 });
  await expect(card.getByTestId('price')).toHaveClass(/animate-flash/);
  await expect(card.getByTestId('live-mark')).toContainText(/^1 lance · /);
  await expect(card).toContainText('Lance atual');
  await endIn(world, code, 2, 0);
  await expect(card.getByTestId('live-mark')).toHaveText('Vendida', { timeout: 20_000 });
  await expect(page).toHaveTitle('nunca recarregada');
  await rival.leave();
});

test('a negotiation changes in place when a user overtakes its reader, NEGO-12', async ({
  browser,
  context,
  page,
  world,
}) => {
  const word = world.word();
  const code = await world.offer({ title: `Trator ${word}` });
  const rival = await rivalOf(browser, world);
  await world.signedIn(context);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const own = await context.request.post('/api/lance', {
    headers: { 'security-token': token },
    data: { cdofrta: code, cdmoeda: 1, vllance: 25_000, ismaximo: false, frete: 'N', endereco: null },
  });
  expect(own.status()).toBe(201);
  const negotiations = await new NegotiationsPage(page).open();
  const row = negotiations.row(word);
  await expect(row).toContainText('Você está ganhando');
  const lines = linesOf(context);
  await expect.poll(() => lines.now()).toBe(1);
  await page.evaluate(() => (document.title = 'nunca recarregada'));
  await bidOn(rival, code, 5000);
  await expect(row.getByTestId('current-value')).toHaveText(reais(30_000), { timeout: 3000 });
  await expect(row).toContainText('Lance superado');
  await expect(row.getByRole('link', { name: 'Dar lance' })).toBeVisible();
  await expect(page).toHaveTitle('nunca recarregada');
  await rival.leave();
});

test('a new notification changes the number in the header of every tab at once, NOTF-10', async ({
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const lines = linesOf(context);
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    await page.goto('/acessibilidade');
    await ready(page);
  }
  await expect.poll(() => lines.now()).toBe(1);
  await world.query(
    `with told as (insert into notification (account_id, title, body, created_at) values ($1, 'Aviso', 'texto', now()) returning account_id)
     select pg_notify('offer_changed', 'a' || account_id) from told`,
    [person.id],
  );
  for (const page of [one, two]) {
    await expect(page.getByRole('banner').getByText(/^, 1 notificação$/)).toBeVisible();
  }
});
