import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { ready } from './pages/ready.ts';
import { numberOf, type World } from './world/world.ts';

const POSITIONS = ['EC', 'CC', 'DC', 'ME', 'MC', 'MD', 'EB', 'CB', 'DB'] as const;

interface BannerWish {
  readonly title: string;
  readonly position?: string;
  readonly link?: string | null;
  readonly buy?: boolean;
  readonly bid?: boolean;
  readonly offer?: number | null;
  readonly other?: boolean;
}

/** Saves banners of a store of their own and answers the path of that store. */
async function bannersAt(world: World, banners: readonly BannerWish[]): Promise<string> {
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  const partner = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since)
       values ($1, 'Loja de Banners', 'approved', '2025-03-01T12:00:00Z') returning id`,
      [store],
    ),
  );
  for (const [
    n,
    { title, position = 'EC', link = null, buy = false, bid = false, offer = null, other = false },
  ] of banners.entries()) {
    await world.query(
      `insert into banner (guid, category_code, position, link, title, description, text_position, buy_button, bid_button, offer_code,
         other_button, other_link, other_text, partner_id, drawing)
       values ($1, 0, $2, $3, $4, 'Descrição de ' || $4, $5, $6, $7, $8, $9, '/texto/empresa', 'Saiba mais', $10,
         '{"kind":"banner","tone":"dusk","body":"hatch","seed":1}') returning guid`,
      [randomUUID(), n, link, title, position, buy, bid, offer, other, partner],
    );
  }
  return `/${store}`;
}

const three = [{ title: 'Um' }, { title: 'Dois' }, { title: 'Três' }];

test('the banner changes by itself every ten seconds and goes round, BANR-01, BANR-02, HOME-01', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto(`${await bannersAt(world, three)}/home`);
  await ready(page);
  const banners = page.getByRole('region', { name: 'Destaques da semana' });
  await expect(banners.getByRole('heading')).toHaveText('Um');
  await freeze(page);
  await banners.getByRole('button', { name: 'Próximo' }).click();
  await page.clock.runFor(9900);
  await expect(banners.getByRole('heading')).toHaveText('Dois');
  await page.clock.runFor(200);
  await expect(banners.getByRole('heading')).toHaveText('Três');
  await page.clock.runFor(10_000);
  await expect(banners.getByRole('heading')).toHaveText('Um');
});

test('arrows go round in both directions and begin the time anew; bullets choose, BANR-02, BANR-03, BANR-05', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await page.goto(`${await bannersAt(world, three)}/home`);
  await ready(page);
  const banners = page.getByRole('region', { name: 'Destaques da semana' });
  await freeze(page);
  await banners.getByRole('button', { name: 'Banner 1 de 3' }).click();
  await page.clock.runFor(9000);
  await banners.getByRole('button', { name: 'Anterior' }).click();
  await expect(banners.getByRole('heading')).toHaveText('Três');
  await page.clock.runFor(9000);
  await expect(banners.getByRole('heading')).toHaveText('Três');
  await page.clock.runFor(1100);
  await expect(banners.getByRole('heading')).toHaveText('Um');
  await banners.getByRole('button', { name: 'Banner 3 de 3' }).click();
  await expect(banners.getByRole('heading')).toHaveText('Três');
  await banners.getByRole('button', { name: 'Próximo' }).click();
  await expect(banners.getByRole('heading')).toHaveText('Um');
});

test('a swipe moves the banner and begins the time anew, BANR-04', async ({ page, world }) => {
  await page.clock.install();
  await page.goto(`${await bannersAt(world, three)}/home`);
  await ready(page);
  const banners = page.getByRole('region', { name: 'Destaques da semana' });
  await freeze(page);
  await banners.getByRole('button', { name: 'Banner 1 de 3' }).click();
  await page.clock.runFor(9000);
  const touch = (x: number) => ({
    touches: [{ identifier: 0, clientX: x, clientY: 100 }],
    changedTouches: [{ identifier: 0, clientX: x, clientY: 100 }],
  });
  await banners.dispatchEvent('touchstart', touch(300));
  await banners.dispatchEvent('touchend', touch(100));
  await expect(banners.getByRole('heading')).toHaveText('Dois');
  await page.clock.runFor(9000);
  await expect(banners.getByRole('heading')).toHaveText('Dois');
});

test('each has its picture, texts and the buttons that it asks for, BANR-06, BANR-07, BANR-08, BANR-09, BANR-10', async ({
  page,
  world,
}) => {
  const offer = await world.offer();
  const address = await bannersAt(world, [
    { title: 'Com tudo', link: 'https://patio.test/campanha', buy: true, bid: true, other: true, offer },
    { title: 'Sem nada' },
  ]);
  await page.goto(`${address}/home`);
  await ready(page);
  const banners = page.getByRole('region', { name: 'Destaques da semana' });
  await expect(banners.getByText('Descrição de Com tudo')).toBeVisible();
  await expect(banners.locator('img')).toHaveAttribute('src', /^\/media\/[\w-]{36}/);
  await expect(banners.locator('a[href="https://patio.test/campanha"]')).toHaveAttribute('target', '_blank');
  await expect(banners.getByRole('link', { name: 'Comprar' })).toHaveAttribute(
    'href',
    `${address}/oferta/${offer}`,
  );
  await expect(banners.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute(
    'href',
    `${address}/texto/empresa`,
  );
  await banners.getByRole('button', { name: 'Próximo' }).click();
  await expect(banners.getByRole('heading')).toHaveText('Sem nada');
  await expect(banners.getByRole('link')).toHaveCount(0);
  await banners.getByRole('button', { name: 'Próximo' }).click();
  await banners.getByRole('link', { name: 'Dar lance' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${offer}\\?view=leilao$`));
});

test('the nine codes put the text in nine places, BANR-11', async ({ page, world }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const address = await bannersAt(
    world,
    POSITIONS.map((position) => ({ title: position, position })),
  );
  await page.goto(`${address}/home`);
  await ready(page);
  const banners = page.getByRole('region', { name: 'Destaques da semana' });
  const places = new Map<string, { x: number; y: number }>();
  for (const [n, position] of POSITIONS.entries()) {
    await banners.getByRole('button', { name: `Banner ${n + 1} de 9` }).click();
    const heading = banners.getByRole('heading', { name: position });
    const box = await heading.locator('..').boundingBox();
    places.set(position, { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) });
  }
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
  const at = (code: string) => places.get(code) ?? { x: 0, y: 0 };
  expect(at('EC').x).toBeLessThan(at('CC').x);
  expect(at('CC').x).toBeLessThan(at('DC').x);
  expect(at('EC').y).toBeLessThan(at('ME').y);
  expect(at('ME').y).toBeLessThan(at('EB').y);
});

for (const { width, height } of [
  { width: 400, height: 216 },
  { width: 800, height: 300 },
  { width: 1400, height: 280 },
]) {
  test(`at ${width} px the banner is ${height} px high, BANR-12`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${await bannersAt(world, three)}/home`);
    const box = await page.getByRole('region', { name: 'Destaques da semana' }).boundingBox();
    expect(box?.height).toBe(height);
  });
}
