import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffer, builtPhoto } from '../../../../test/builders/offer.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { warmPicturesJob } from './warm-pictures.job.ts';

const NOW = Date.UTC(2026, 10, 20, 15);

let place: TestDatabase;
let database: Database;
let directory: string;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-warm-'));
});

afterAll(async () => {
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

const photo = (angle: string) =>
  builtPhoto({ drawing: { kind: 'vehicle', body: 'hatch', colour: 'azul', angle, seed: 7 } });

async function made(): Promise<string[]> {
  const names = await readdir(directory, { recursive: true }).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith('.avif'))
    .map((name) => name.split(path.sep).slice(-2).join('/'));
}

test('makes the first picture of what home shows first, one offer at a time, and no other', async () => {
  const [older, newer, second] = [photo('side-left'), photo('front'), photo('rear')];
  await buildOffer(database, NOW, { photos: [older] });
  await buildOffer(database, NOW, { photos: [newer, second] });
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: place.url, PATIO_DATA_DIR: directory });
  const job = warmPicturesJob({ config, database });
  expect(await job.run()).toBe(false);
  expect((await made()).toSorted()).toEqual([`${newer.guid}/268.avif`, `${newer.guid}/536.avif`]);
  for (let turn = 0; turn < 3; turn += 1) expect(await job.run()).toBe(false);
  expect(await made()).toHaveLength(4);
  expect(await made()).toContain(`${older.guid}/268.avif`);
});
