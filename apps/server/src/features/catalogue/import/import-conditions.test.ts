import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from './import-files.ts';
import type { ReportLine } from './report/import-report.ts';

let place: TestDatabase;
let database: Database;
let directory: string;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-import-conditions-'));
  await mkdir(path.join(directory, 'fotos'));
});

afterAll(async () => {
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

const HEADINGS =
  'id;marca;modelo;ano;preco;codigo_fipe;multas;ipva;verificado_em;fonte_verificacao;estado_geral;avarias';

async function load(rows: readonly string[]) {
  const file = path.join(directory, 'estoque.csv');
  await writeFile(file, [HEADINGS, ...rows].join('\n'));
  const lines: ReportLine[] = [];
  const counts = await importFiles(
    { database, storage: fileStorage(path.join(directory, 'files')) },
    {
      files: [file],
      photoDirectory: path.join(directory, 'fotos'),
      mapping: null,
      dryRun: false,
      store: null,
      terms: {
        now: Date.UTC(2026, 10, 20, 15),
        spread: { from: 7, to: 30 },
        partnerId: null,
        incrementCents: 10_000,
        softCloseMs: 180_000,
        softCloseCapMs: 3_600_000,
      },
    },
    { report: (line) => lines.push(line), progress: () => undefined, cancelled: () => false },
  );
  return { counts, lines };
}

const stored = () =>
  database.rows<Record<string, unknown>>({
    name: 'test.conditions',
    text: `select c.legal, c.grade, c.notes, r.fipe_code, r.given,
        (select count(*)::int from photo p where p.vehicle_code = v.code and not p.in_gallery) as photos
      from vehicle v left join vehicle_condition c on c.vehicle_code = v.code
      left join vehicle_reference r on r.vehicle_code = v.code order by v.code`,
  });

test('legal sheet, condition, damages with photos and FIPE code come in with their rows, and again change nothing', async () => {
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#333' } })
    .jpeg()
    .toFile(path.join(directory, 'fotos', 'porta.jpg'));
  const rows = [
    'A1;Fiat;Mobi;2021;50000;001461-3;consta R$ 293,47: duas multas;nada consta;30/06/2026;Detran-ES;bom;Porta: amassado (grave) [porta.jpg, falta.jpg]',
    'B2;Fiat;Mobi;2021;50000;1461;;sim;;;;',
  ];
  const { counts, lines } = await load(rows);
  expect(counts).toMatchObject({ inserted: 2, refused: 0, photos: 1 });
  expect(lines.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual([
    '2 avarias',
    '3 codigo_fipe',
    '3 ipva',
  ]);
  const checked = { checkedOn: '2026-06-30', source: 'Detran-ES' };
  const [notified, untold] = await stored();
  expect(notified).toEqual({
    legal: [
      { item: 'multas', status: 'consta', cents: 29_347, note: 'duas multas', ...checked },
      { item: 'ipva', status: 'nada-consta', ...checked },
    ],
    grade: 'bom',
    notes: [{ part: 'Porta', text: 'amassado', severity: 'grave', photos: [expect.any(String)] }],
    fipe_code: '001461-3',
    given: true,
    photos: 1,
  });
  expect(untold).toEqual({ legal: null, grade: null, notes: null, fipe_code: null, given: null, photos: 0 });
  expect((await load(rows)).counts).toMatchObject({ unchanged: 2, inserted: 0, updated: 0 });
});
