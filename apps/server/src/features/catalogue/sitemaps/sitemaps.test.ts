import { gunzipSync } from 'node:zlib';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOffer } from '../../../../test/builders/offer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { PAGE_SIZE } from './tenant-maps.ts';
import { sitemapRoutes } from './public.ts';

const DAY = 86_400_000;
const HOUSE = 'https://patio.example';
const clock = new FakeClock();

let place: TestDatabase;
let database: Database;
let app: FastifyInstance;
let store: number;
let codes: Record<'open' | 'ofStore' | 'sold' | 'late' | 'old' | 'draft' | 'next', number>;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  store = await buildPartner(database, { store: 'loja-norte' });
  await buildPartner(database, { store: 'loja-nova', status: 'pending' });
  const now = clock.now();
  const offer = (traits: Parameters<typeof buildOffer>[2] = {}) => buildOffer(database, now, traits);
  codes = {
    open: await offer(),
    ofStore: await offer({ partnerId: store }),
    sold: await offer({ status: 'V', auction: { endAt: now - DAY } }),
    late: await offer({ auction: { endAt: now - 1000 } }),
    old: await offer({ status: 'E', auction: { endAt: now - 61 * DAY } }),
    draft: await offer({ publishedAt: null }),
    next: await offer({ publishedAt: now + DAY }),
  };
});
beforeEach(() => {
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: place.url, PUBLIC_URL: HOUSE });
  app = fastify();
  sitemapRoutes(app, { config, database, clock });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const listed = async (url: string) =>
  [...(await get(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

describe('the map of the site', () => {
  test('names its pages, of the house and of each store', async () => {
    expect(await listed('/sitemap.xml')).toEqual(
      ['pages', 'offers-1', 'ended'].map((name) => `${HOUSE}/sitemaps/${name}.xml`),
    );
    expect(await listed('/loja-norte/sitemap.xml')).toEqual(
      ['pages', 'offers-1', 'ended'].map((name) => `${HOUSE}/loja-norte/sitemaps/${name}.xml`),
    );
  });

  test('lists what can be bought now, with its last change, and nothing that nobody may see', async () => {
    expect(await listed('/sitemaps/offers-1.xml')).toEqual(
      [codes.open, codes.ofStore].map((code) => `${HOUSE}/oferta/${code}`),
    );
    expect(await listed('/loja-norte/sitemaps/offers-1.xml')).toEqual([
      `${HOUSE}/loja-norte/oferta/${codes.ofStore}`,
    ]);
    const { body } = await get('/sitemaps/offers-1.xml');
    expect(body).toContain(`<lastmod>${new Date(clock.now() - 1000).toISOString()}</lastmod>`);
  });

  test('lists ended offers for sixty days', async () => {
    expect(await listed('/sitemaps/ended.xml')).toEqual(
      [codes.sold, codes.late].map((code) => `${HOUSE}/oferta/${code}`),
    );
  });

  test('lists home, the categories and the texts that have a page', async () => {
    await database.run({
      name: 'test.texts',
      text: `insert into content_text (key, language, description, html)
        values ('termos', 'PTBR', 'Termos', ''), ('info_lance', 'PTBR', 'Lances', '')`,
    });
    const pages = await listed('/sitemaps/pages.xml');
    expect(pages).toEqual(
      expect.arrayContaining([`${HOUSE}/home`, `${HOUSE}/home/1`, `${HOUSE}/texto/termos`]),
    );
    expect(pages).not.toContain(`${HOUSE}/texto/info_lance`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  test.each(['/nada/sitemap.xml', '/loja-nova/sitemap.xml', '/sitemaps/offers-2.xml', '/sitemaps/x.xml'])(
    'has no %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('is compressed for those who take it, and may be stored for an hour', async () => {
    const reply = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=3600',
    });
    expect(gunzipSync(reply.rawPayload).toString()).toBe((await get('/sitemap.xml')).body);
  });

  test('robots.txt keeps personal pages and calls closed and names every map', async () => {
    const { body } = await get('/robots.txt');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Disallow: /fluxo',
        'Disallow: /oferta/verificar/',
        'Disallow: /*/fluxo',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([
      `Sitemap: ${HOUSE}/sitemap.xml`,
      `Sitemap: ${HOUSE}/loja-norte/sitemap.xml`,
    ]);
  });
});

test('tens of thousands of offers are on pages of twenty thousand, each exactly once', async () => {
  const count = repeats(45_000, 100_000);
  await database.run(
    {
      name: 'test.many',
      text: `with numbers as (select 5000000 + n as code from generate_series(1, $1::int) n),
        offers as (
          insert into offer (code, title, status, published_at, partner_id, created_at, vehicle_count, category_codes,
            subcategory_codes, brand_codes, model_codes, state_codes, city_codes, colours, fuels, gearboxes, mileages, years, search)
          select code, 'x', 'A', $2, $3, $2, 1, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '' from numbers
          returning code
        )
        insert into auction (offer_code, open, base_cents, price_cents, increment_cents, end_at, original_end_at, soft_close_ms)
        select code, true, 0, 0, 100, $4, $4, 0 from offers`,
    },
    [count, new Date(clock.now() - 1000), store, new Date(clock.now() + DAY)],
  );
  const maps = (await listed('/loja-norte/sitemap.xml')).filter((address) => address.includes('offers-'));
  expect(maps).toHaveLength(Math.ceil((count + 1) / PAGE_SIZE));
  const seen = new Set<string>();
  for (const address of maps) {
    const page = await listed(address.slice(HOUSE.length));
    expect(page.length).toBeLessThanOrEqual(PAGE_SIZE);
    for (const entry of page) seen.add(entry);
  }
  expect(seen.size).toBe(count + 1);
});
