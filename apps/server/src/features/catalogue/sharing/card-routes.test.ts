import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareCard, shareCardAddress, type SharedOffer } from '@patio/domain/catalogue/sharing/share-card.ts';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOffer, builtPhoto } from '../../../../test/builders/offer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { drawCard } from './draw-card.ts';
import { cardRoutes } from './public.ts';

const clock = new FakeClock();
const photo = builtPhoto({
  drawing: { kind: 'vehicle', body: 'hatch', colour: 'azul', angle: 'side-left', seed: 7 },
});
const facts: SharedOffer = {
  title: 'Fiat Uno <1.0> & "Way"',
  photo: `/media/ilustracao-${photo.guid}`,
  buyNow: 4_590_000,
  price: 100_000,
  hasBid: false,
  open: true,
  vehicles: 1,
  brand: 'Pátio',
};

let place: TestDatabase;
let database: Database;
let directory: string;
let app: FastifyInstance;
let code: number;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-cards-'));
  await buildPartner(database, { store: 'loja-norte', name: 'Loja Norte' });
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: place.url, PATIO_DATA_DIR: directory });
  app = fastify();
  cardRoutes(app, { config, database, clock });
  code = await buildOffer(database, clock.now(), {
    title: facts.title,
    buyNowCents: facts.buyNow,
    photos: [photo],
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

const addressOf = (traits: Partial<SharedOffer> = {}, store: string | null = null, of = code) =>
  shareCardAddress(shareCard({ ...facts, ...traits }), { code: of, store, idiom: 'PTBR' });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the picture of a shared offer', () => {
  test('is 1200 by 630 and under 300 KB, at the address that the page names, for ever', async () => {
    const reply = await get(addressOf());
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(reply.rawPayload.length).toBeLessThan(300_000);
    expect((await get(addressOf(), { 'if-none-match': String(reply.headers['etag']) })).statusCode).toBe(304);
  });

  test('shows the photo: another one looks different', async () => {
    const bare = await buildOffer(database, clock.now(), { title: facts.title, buyNowCents: facts.buyNow });
    const [one, other] = await Promise.all([get(addressOf()), get(addressOf({ photo: null }, null, bare))]);
    const corner = (bytes: Buffer) =>
      sharp(bytes).extract({ left: 700, top: 200, width: 8, height: 8 }).raw().toBuffer();
    expect((await corner(one.rawPayload)).equals(await corner(other.rawPayload))).toBe(false);
    expect(other.headers['cache-control']).toContain('immutable');
  });

  test('says in its own language that its picture is drawn, and that there are no photos', () => {
    const card = (photo: string | null) => shareCard({ ...facts, photo });
    const drawn = card(`/media/ilustracao-${photo.guid}`);
    expect(drawCard(drawn, 'pt')).toContain('>Ilustração<');
    expect(drawCard(drawn, 'en')).toContain('>Illustration<');
    expect(drawCard(card(null), 'pt')).toContain('>Sem fotos<');
    expect(drawCard(card(null), 'en')).toContain('>No photos<');
    expect(drawCard(card(`/media/${photo.guid}`), 'pt')).not.toMatch(/Ilustração|Sem fotos/);
  });

  test('is that of a store on its pages', async () => {
    const reply = await get(addressOf({ brand: 'Loja Norte' }, 'loja-norte'));
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.rawPayload.equals((await get(addressOf())).rawPayload)).toBe(false);
  });

  test('renews itself with the price, and the old one is not stored', async () => {
    await database.run(
      { name: 'test.price', text: 'update offer set buy_now_cents = 4000000 where code = $1' },
      [code],
    );
    const old = await get(addressOf());
    expect(old.statusCode).toBe(200);
    expect(old.headers['cache-control']).toBe('public, max-age=300');
    const current = await get(addressOf({ buyNow: 4_000_000 }));
    expect(current.headers['cache-control']).toContain('immutable');
    expect(old.rawPayload.equals(current.rawPayload)).toBe(true);
    const stored = await readdir(path.join(directory, 'files', 'cards', String(code)));
    expect(stored.filter((name) => name.startsWith('pt-_-'))).toHaveLength(1);
  });

  test.each([
    ['an unknown offer', () => addressOf({}, null, 99_999_999)],
    ['an unknown store', () => addressOf({}, 'nada')],
    ['another language', () => addressOf().replace('/pt/', '/fr/')],
    ['another file', () => addressOf().replace('.jpg', '.png')],
  ])('is not there for %s', async (_name, address) => {
    expect((await get(address())).statusCode).toBe(404);
  });

  test('is not there before the offer is published', async () => {
    const draft = await buildOffer(database, clock.now(), { publishedAt: null });
    expect((await get(addressOf({}, null, draft))).statusCode).toBe(404);
  });
});
