import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offerDraft } from '../../../../../test/builders/offer.ts';
import { saveOffer } from '../../../../../test/builders/saved-offer.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { openDatabase, type Database } from '../../../../platform/db/database.ts';
import type { VehicleDraft } from '../../catalogue/public.ts';
import { importFipe } from './import-fipe.ts';
import type { ReportLine } from '../report/import-report.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../../../test/fixtures/import');
const NOW = Date.UTC(2026, 10, 20, 15);

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});
beforeEach(async () => {
  for (const table of ['reference_price', 'vehicle_reference', 'offer', 'reference_model']) {
    await database.run({ name: `test.clear-${table}`, text: `delete from ${table}` });
  }
});

async function load(files: readonly string[], dryRun = false) {
  const lines: ReportLine[] = [];
  const counts = await importFipe(
    database,
    files.map((file) => path.join(FIXTURES, file)),
    dryRun,
    { report: (line) => lines.push(line), cancelled: () => false },
  );
  return { counts, lines };
}

const prices = () =>
  database.rows<{ line: string }>({
    name: 'test.prices',
    text: `select fipe_code || ' ' || year_model || ' ' || month || ' ' || cents as line from reference_price order by 1`,
  });

async function onix(traits: Partial<VehicleDraft> = {}): Promise<void> {
  const named = await database.row<{ brand: number; model: number }>({
    name: 'test.onix',
    text: `select b.code as brand, m.code as model from brand b join model m on m.brand_code = b.code
      where b.name = 'Chevrolet' and m.name = 'Onix'`,
  });
  const car = {
    brandCode: named?.brand ?? null,
    modelCode: named?.model ?? null,
    version: '1.0 LT manual',
    yearModel: 2021,
  };
  await database.transact((tx) =>
    saveOffer(tx, offerDraft(NOW, { vehicles: [{ ...car, fuel: 'Flex', gearbox: 'Manual', ...traits }] })),
  );
}

const links = () =>
  database.rows<{ fipe_code: string; given: boolean }>({
    name: 'test.links',
    text: 'select fipe_code, given from vehicle_reference order by vehicle_code',
  });

test('a table and a history come in to the centavo, and every bad line is named', async () => {
  const { counts, lines } = await load(['fipe.csv', 'fipe-historico.csv']);
  expect(counts).toMatchObject({
    rows: 10,
    refused: 6,
    inserted: 5,
    updated: 0,
    unchanged: 0,
    filesRefused: 0,
  });
  expect((await prices()).map(({ line }) => line)).toEqual([
    '990001-1 2021 2026-04-01 6180000',
    '990001-1 2021 2026-05-01 6150000',
    '990001-1 2021 2026-06-01 6123400',
    '990001-1 32000 2026-06-01 9013400',
    '990002-0 2021 2026-06-01 7010000',
  ]);
  expect(lines.map(({ file, line, reason }) => `${path.basename(file)} ${line} ${reason.at}`)).toEqual([
    'fipe.csv 5 codigo_fipe',
    'fipe.csv 6 ano_modelo',
    'fipe.csv 7 valor_2026_06',
    'fipe.csv 8 marca',
    'fipe-historico.csv 3 referencia',
    'fipe-historico.csv 4 codigo_fipe',
  ]);
});

test('the same files again change nothing', async () => {
  await load(['fipe.csv', 'fipe-historico.csv']);
  const before = await prices();
  const { counts } = await load(['fipe.csv', 'fipe-historico.csv']);
  expect(counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 5 });
  expect(await prices()).toEqual(before);
});

test('a dry run names the bad lines and writes nothing', async () => {
  const { counts } = await load(['fipe.csv'], true);
  expect(counts).toMatchObject({ rows: 7, refused: 4, inserted: 0 });
  expect(await prices()).toEqual([]);
});

test('another file is refused as a whole', async () => {
  const { counts, lines } = await load(['certo.csv']);
  expect(counts.filesRefused).toBe(1);
  expect(lines.at(-1)).toMatchObject({
    line: null,
    reason: { code: 'fipe-not-a-table' },
  });
});

test('vehicles that were there before are found by name, and those saved later as well', async () => {
  await onix();
  const { counts } = await load(['fipe.csv']);
  expect(counts.vehicles).toBe(1);
  await onix();
  await onix({ version: 'LT 1.0 Turbo', gearbox: 'Automático' });
  await onix({ version: '1.0 LTZ' });
  expect(await links()).toEqual([
    { fipe_code: '990001-1', given: false },
    { fipe_code: '990001-1', given: false },
    { fipe_code: '990002-0', given: false },
  ]);
});

test('a code that a user gave stands, whatever the name fits', async () => {
  await onix({ fipeCode: '990002-0' });
  await load(['fipe.csv']);
  expect(await links()).toEqual([{ fipe_code: '990002-0', given: true }]);
});
