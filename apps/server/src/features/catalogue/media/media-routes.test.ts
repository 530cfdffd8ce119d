import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { mediaRoutes } from './media-routes.ts';
import { storePhoto } from './store-photo.ts';
import { filmKey } from './picture-keys.ts';

let place: TestDatabase;
let database: Database;
let directory: string;
let app: FastifyInstance;
let stored: unknown[];
let storage: Storage;

const uploaded = randomUUID();
const drawn = randomUUID();

beforeAll(async () => {
  place = await createTestDatabase();
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-media-'));
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: place.url, PATIO_DATA_DIR: directory });
  app = fastify();
  mediaRoutes(app, { config, database });
  await addPicture(uploaded, null);
  await addPicture(drawn, { kind: 'vehicle', body: 'hatch', colour: 'azul', angle: 'side-left', seed: 7 });
  await database.run({
    name: 'test.partner',
    text: `insert into partner (store, name, status, member_since) values ('loja-norte', 'Loja Norte', 'approved', now())`,
  });
  const source = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  storage = openStorage(config);
  stored = [await storePhoto(storage, uploaded, source), await storePhoto(storage, uploaded, source)];
});

afterAll(async () => {
  await app.close();
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

async function addPicture(guid: string, drawing: object | null): Promise<void> {
  await database.run(
    {
      name: 'test.banner',
      text: `insert into banner (guid, category_code, position, text_position, drawing) values ($1, 0, 0, 'EC', $2)`,
    },
    [guid, drawing],
  );
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a photo that is stored already is not made again', () => {
  expect(stored).toEqual(Array.from({ length: 2 }, () => ({ kind: 'photo', width: 1400, height: 700 })));
});

test('the bare address of a picture is a JPEG of 800 pixels that may be stored for ever', async () => {
  const reply = await get(`/media/${uploaded}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 });
});

test.each([
  [268, 'avif', 'heif'],
  [536, 'webp', 'webp'],
  [1200, 'jpg', 'jpeg'],
])('gives %i pixels as %s', async (width, ending, format) => {
  const reply = await get(`/media/${uploaded}/${width}.${ending}`);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width });
});

test('never enlarges a picture', async () => {
  const reply = await get(`/media/${uploaded}/1600.webp`);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1400, height: 700 });
});

test('draws a described vehicle when a user asks for it, once for many, and keeps it', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => get(`/media/${drawn}/536.webp`)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await sharp(replies[0]?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 536 });
  const stored = await readdir(path.join(directory, 'files', 'drawn'), { recursive: true });
  expect(stored.filter((name) => name.endsWith('536.webp'))).toHaveLength(1);
  expect(
    (await get(`/media/${drawn}/536.webp`)).rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0)),
  ).toBe(true);
});

test.each([
  [{ kind: 'banner', tone: 'steel', body: 'coach', seed: 3 }, 1200, 375],
  [{ kind: 'store', name: 'Loja Norte', seed: 1 }, 268, null],
])('draws %j', async (drawing, width, height) => {
  const guid = randomUUID();
  await addPicture(guid, drawing);
  const { rawPayload } = await get(`/media/${guid}/${width}.jpg`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width,
    ...(height && { height }),
  });
});

test('answers 304 to anyone who has the picture already', async () => {
  const first = await get(`/media/${uploaded}/800.webp`);
  const again = await get(`/media/${uploaded}/800.webp`, { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test('the name of a store gives its picture', async () => {
  const reply = await get('/media/loja-norte/268.webp');
  expect(reply.statusCode).toBe(200);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 268 });
});

test.each([
  `/media/${randomUUID()}`,
  `/media/${uploaded}/801.webp`,
  `/media/${uploaded}/800.gif`,
  `/media/${uploaded}/master.jpg`,
  '/media/unknown-store',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/icons/none.svg',
  '/media/icons/constructor.svg',
  '/media/icons/marca-1-<b>.svg',
  '/media/icons/outro-1-abc.svg',
])('answers 404 with erros for %s', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ erros: ['Imagem não encontrada.'] });
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('has an active and an inactive icon for every category and language, API-29', async () => {
  for (const name of ['carro', 'utilitario', 'maquina', 'onibus', 'caminhao', 'implemento', 'ptbr', 'en']) {
    const [active, inactive] = await Promise.all([
      get(`/media/icons/${name}.svg`),
      get(`/media/icons/${name}-inativo.svg`),
    ]);
    expect(active.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect((await sharp(active.rawPayload).metadata()).format).toBe('svg');
    expect(inactive.statusCode).toBe(200);
    expect(inactive.payload).not.toBe(active.payload);
  }
});

test('has pictures of its own for every brand, model and subcategory, chosen and not chosen, FILT-28', async () => {
  const names = ['marca-1-fia', 'marca-2-mb', 'modelo-1-fia', 'tipo-101-hat'];
  const drawn = await Promise.all(
    names.flatMap((name) => [get(`/media/icons/${name}.svg`), get(`/media/icons/${name}-inativo.svg`)]),
  );
  expect(drawn.map(({ statusCode }) => statusCode)).toEqual(drawn.map(() => 200));
  expect(new Set(drawn.map(({ payload }) => payload)).size).toBe(drawn.length);
  for (const { rawPayload } of drawn) expect((await sharp(rawPayload).metadata()).format).toBe('svg');
});

describe('a part of a file', () => {
  const film = randomUUID();
  const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
  const address = `/media/filmes/${film}.mp4`;
  const part = (range: string, headers: Record<string, string> = {}) => get(address, { range, ...headers });

  beforeAll(() => storage.put(filmKey(film), content));

  test('of a film is given as 206, from the start, the middle and the end, GALL-01', async () => {
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=400-', 400, 999],
      ['bytes=-10', 990, 999],
      ['bytes=990-5000', 990, 999],
    ] as const) {
      const reply = await part(range);
      expect(reply.statusCode).toBe(206);
      expect(reply.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-range': `bytes ${first}-${last}/1000`,
        'content-length': String(last - first + 1),
      });
      expect(reply.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
    }
  });

  test('that is not there is refused with 416 and the size', async () => {
    const reply = await part('bytes=1000-');
    expect(reply.statusCode).toBe(416);
    expect(reply.headers['content-range']).toBe('bytes */1000');
    expect(reply.json()).toEqual({ erros: [expect.any(String)] });
  });

  test('is given with If-Range of the same content, and all of it with another', async () => {
    const whole = await get(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect((await part('bytes=0-9', { 'if-range': String(whole.headers['etag']) })).statusCode).toBe(206);
    const other = await part('bytes=0-9', { 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload.equals(content)).toBe(true);
  });

  test('HEAD returns the size and that ranges are supported, and sends no body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: address, headers: { range: 'bytes=0-9' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes' });
    expect(reply.rawPayload).toHaveLength(0);
  });

  test('a client that already has the video gets 304, range or not', async () => {
    const etag = String((await get(address)).headers['etag']);
    expect((await part('bytes=0-9', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('of a picture is given too', async () => {
    const whole = await get(`/media/${uploaded}/800.webp`);
    const reply = await get(`/media/${uploaded}/800.webp`, { range: 'bytes=5-14' });
    expect(reply.statusCode).toBe(206);
    expect(reply.rawPayload.equals(whole.rawPayload.subarray(5, 15))).toBe(true);
  });

  test.each([`/media/filmes/${randomUUID()}.mp4`, '/media/filmes/a.mp4', `/media/filmes/${film}.mov`])(
    'there is no film at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
