import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carLine, HEAD, importScene } from '../../../../test/scenes/import-scene.ts';
import { photoContent } from '../../../../test/scenes/yard-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from '../import/public.ts';
import { draftKeeper } from './public.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof importScene>>;
let directory: string;

beforeAll(async () => {
  server = await startTestServer();
  scene = await importScene(server);
  directory = await mkdtemp(path.join(tmpdir(), 'patio-drafts-'));
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['offer_import', 'offer_draft', 'offer'])
    await server.deps.database.run({ name: '', text: `delete from ${table}` });
});

/** While the house requires legal checks for a publication. */
async function whileChecked<Done>(act: () => Promise<Done>): Promise<Done> {
  const { legalChecks } = server.deps.config.rules;
  const { publication } = legalChecks;
  legalChecks.publication = { theftDays: 30, otherDays: 0 };
  try {
    return await act();
  } finally {
    legalChecks.publication = publication;
  }
}

const sheet = (price?: string): string => `${HEAD}\n${carLine('a', price)}\n`;
const offers = () =>
  scene.rows<{ code: number }>(
    `select o.code, o.published_at, o.buy_now_cents, d.is_new, d.created_by from offer o left join offer_draft d on d.code = o.code`,
  );

/** As `npm run import` does; returns counts and what is reported of the rows. */
async function command(
  price?: string,
  { name = 'estoque.csv', text = sheet(price), dryRun = false, photos = '' } = {},
) {
  const file = path.join(directory, name);
  await writeFile(file, text);
  const { database, clock, config } = server.deps;
  const said: string[] = [];
  const refused: string[] = [];
  const counts = await importFiles(
    { database, storage: fileStorage(path.join(directory, 'files')) },
    {
      files: [file],
      photoDirectory: photos || null,
      mapping: null,
      dryRun,
      store: null,
      terms: {
        now: clock.now(),
        spread: { from: 7, to: 7 },
        partnerId: null,
        incrementCents: 10_000,
        softCloseMs: 180_000,
        softCloseCapMs: 3_600_000,
      },
    },
    {
      report: ({ reason, verdict }) => (verdict === 'recusada' ? refused : said).push(reason.code),
      progress: () => undefined,
      cancelled: () => false,
    },
    draftKeeper({ config, clock }, { dryRun }),
  );
  return { counts, said, refused };
}

describe('an offer that waits as a draft for its legal checks', () => {
  it('stays off the site when its row changes and the checks are required no longer', async () => {
    await whileChecked(() => scene.bring('estoque.csv', sheet()));
    await scene.bring('estoque.csv', sheet('40.000,00'));
    expect(await offers()).toMatchObject([{ published_at: null, is_new: true }]);
  });

  it('is brought so by the command too, which says it, and no later run of it publishes', async () => {
    const first = await whileChecked(() => command());
    expect(first).toMatchObject({ counts: { inserted: 1 }, said: expect.arrayContaining(['becomes-draft']) });
    const [draft] = await offers();
    expect(draft).toMatchObject({ published_at: null, is_new: true, created_by: null });
    const opened = await scene.sales.get(`/admin/offer-drafts/${draft?.code}`);
    expect(opened.statusCode).toBe(200);
    const second = await command('40.000,00');
    expect(second.counts).toMatchObject({ updated: 1 });
    expect(await offers()).toMatchObject([{ published_at: null, is_new: true, buy_now_cents: 4_000_000 }]);
  });

  it('is said of each row and in the total by a dry run of the command, which writes nothing', async () => {
    const text = `${HEAD};placa\n${carLine('a')};ABC1D23\n${carLine('b')};ABC1D24\n`;
    const dry = await whileChecked(() => command('', { text, dryRun: true }));
    expect(await offers()).toEqual([]);
    expect(dry.counts).toMatchObject({ inserted: 2, drafts: 2 });
    const real = await whileChecked(() => command('', { text }));
    expect(dry).toEqual(real);
    expect(dry.said.filter((code) => code === 'becomes-draft')).toHaveLength(2);
    const again = await whileChecked(() => command('', { text, dryRun: true }));
    expect(again.counts).toMatchObject({ inserted: 0, drafts: 0, unchanged: 2 });
    const renamed = await command('', { name: 'dezembro.csv', text, dryRun: true });
    expect(renamed).toMatchObject({ counts: { refused: 2 }, refused: ['plate-offered', 'plate-offered'] });
  });

  it('is none while the house requires no checks: the command publishes', async () => {
    expect((await command(undefined, { dryRun: true })).counts).toMatchObject({ inserted: 1, drafts: 0 });
    expect(await offers()).toEqual([]);
    expect((await command()).counts).toMatchObject({ inserted: 1 });
    expect(await offers()).toMatchObject([{ published_at: expect.any(Number), is_new: null }]);
  });
});

it('a vehicle that an open offer has is not offered again by the command from a file with another name', async () => {
  const text = `${HEAD};placa\n${carLine('a')};ABC1D23\n`;
  expect((await command('', { text })).counts).toMatchObject({ inserted: 1 });
  const again = await command('', { name: 'dezembro.csv', text });
  expect(again).toMatchObject({
    counts: { inserted: 0, refused: 1, notices: 0 },
    refused: ['plate-offered'],
  });
  expect(await offers()).toHaveLength(1);
  expect((await command('', { text })).counts).toMatchObject({ unchanged: 1, refused: 0 });
});

it('a dry run of the command counts the photos, names those that are refused, and stores none', async () => {
  const photos = path.join(directory, 'fotos');
  await mkdir(photos);
  await writeFile(path.join(photos, 'a.jpg'), Buffer.from(await photoContent(), 'base64'));
  await writeFile(path.join(photos, 'a-2.jpg'), 'not a picture');
  const stored = path.join(directory, 'files');
  await mkdir(stored, { recursive: true });
  const before = await readdir(stored, { recursive: true });
  const dry = await command(undefined, { photos, dryRun: true });
  expect(dry.counts).toMatchObject({ inserted: 1, photos: 1, notices: 1 });
  expect(await readdir(stored, { recursive: true })).toEqual(before);
  expect(await command(undefined, { photos })).toEqual(dry);
  expect((await readdir(stored, { recursive: true })).length).toBeGreaterThan(before.length);
});
