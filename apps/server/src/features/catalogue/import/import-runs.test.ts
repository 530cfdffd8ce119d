import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from './import-files.ts';
import type { ReportLine } from './report/import-report.ts';
import type { ImportOrder } from './import-run.ts';

const SHARED = path.resolve(process.env['PATIO_SHARED_DATA'] ?? '../shared/data');
const HEAD = 'id;marca;modelo;ano;km;preco;cidade;uf;fotos';

let place: TestDatabase;
let database: Database;
let directory: string;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-runs-'));
});

afterAll(async () => {
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

beforeEach(() => database.run({ name: 'test.clear', text: 'delete from offer' }));

async function run(files: string[], changes: Partial<ImportOrder> = {}, stopAfter = Infinity) {
  const lines: ReportLine[] = [];
  let progresses = 0;
  const counts = await importFiles(
    { database, storage: fileStorage(path.join(directory, 'files')) },
    {
      files,
      photoDirectory: null,
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
      ...changes,
    },
    {
      report: (line) => lines.push(line),
      progress: () => (progresses += 1),
      cancelled: () => progresses >= stopAfter,
    },
  );
  return { counts, lines };
}

async function sheet(name: string, rows: readonly string[]): Promise<string> {
  const file = path.join(directory, name);
  await writeFile(file, [HEAD, ...rows, ''].join('\n'));
  return file;
}

const count = async () =>
  (await database.row<{ count: number }>({ name: 'test.count', text: 'select count(*) from offer' }))?.count;

test('an interrupted import keeps whole batches and is completed by running it again', async () => {
  const rows = Array.from(
    { length: 1200 },
    (_, index) => `${index};FIAT;UNO;2020;${index};10000;São Paulo;SP;`,
  );
  const file = await sheet('muitas.csv', rows);
  const first = await run([file], {}, 1);
  expect(first.counts.inserted).toBe(500);
  expect(await count()).toBe(500);
  const second = await run([file]);
  expect(second.counts).toMatchObject({ rows: 1200, inserted: 700, unchanged: 500, updated: 0 });
  expect(await count()).toBe(1200);
});

test('rows that are read ahead know the names that the batch before them added', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => {
    const model = index < 500 ? 'Sidernovo' : 'Sidernovo Longo';
    return `${index};Marcaprimeira;${model};2020;${index};10000;São Paulo;SP;`;
  });
  await run([await sheet('nomes.csv', rows)]);
  const named = await database.rows({
    name: 'test.named',
    text: `select model.name as model, vehicle.version, count(*) as offers from vehicle join model on model.code = model_code
      group by 1, 2 order by 1, 2`,
  });
  expect(named).toEqual([
    { model: 'Sidernovo', version: '', offers: 500 },
    { model: 'Sidernovo', version: 'Longo', offers: 100 },
  ]);
});

test('a batch that fails leaves nothing half done, and the batches before it stay', async () => {
  const rows = Array.from({ length: 700 }, (_, index) => `${index};FIAT;UNO;2020;1;10000;São Paulo;SP;`);
  const file = await sheet('falha.csv', rows);
  await database.run({
    name: 'test.break',
    text: `alter table offer add constraint broken check (import_key is distinct from 'falha#650')`,
  });
  await expect(run([file])).rejects.toThrow('broken');
  expect(await count()).toBe(500);
  await database.run({ name: 'test.mend', text: 'alter table offer drop constraint broken' });
  expect((await run([file])).counts).toMatchObject({ inserted: 200, unchanged: 500 });
});

test('a changed row edits its offer, a repeated id is passed over, and partners keep apart', async () => {
  await run([await sheet('estoque.csv', ['7;FIAT;UNO;2020;10;10000;;;'])]);
  const changed = await run([
    await sheet('estoque.csv', ['7;FIAT;UNO;2020;10;12000;;;', '7;FIAT;UNO;2020;10;1;;;']),
  ]);
  expect(changed.counts).toMatchObject({ inserted: 0, updated: 1, repeated: 1 });
  expect(changed.lines[0]?.reason).toEqual({ code: 'repeats-id', values: { id: '7', line: 2 } });
  const partner = await database.row<{ id: number }>({
    name: 'test.partner',
    text: `insert into partner (store, name, status, member_since) values ('loja-norte', 'Norte', 'approved', now()) returning id`,
  });
  const file = await sheet('estoque.csv', ['7;FIAT;UNO;2020;10;12000;;;']);
  expect((await run([file], { store: 'loja-norte' })).counts).toMatchObject({ inserted: 1 });
  expect(partner?.id).toBeGreaterThan(0);
});

async function picture(file: string, colour: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toFile(file);
}

test('photos are found by id and by the column fotos, in their order; bad ones are named and left out', async () => {
  const photos = path.join(directory, 'fotos');
  await picture(path.join(photos, 'a1-2.jpg'), '#00f');
  await picture(path.join(photos, 'A1.jpg'), '#f00');
  await picture(path.join(photos, 'a1_1.JPG'), '#0f0');
  await picture(path.join(photos, 'pasta/frente.jpg'), '#ff0');
  await writeFile(path.join(photos, 'a1-3.jpg'), '<html>not a picture</html>');
  const file = await sheet('comfotos.csv', [
    'A1;FIAT;UNO;2020;10;10000;;;',
    'B2;FIAT;UNO;2020;10;10000;;;frente.jpg|falta.jpg',
    'C3;FIAT;UNO;2020;10;10000;;;',
  ]);
  const { counts, lines } = await run([file], { photoDirectory: photos });
  expect(counts).toMatchObject({ inserted: 3, photos: 4, refused: 0 });
  expect(lines.map(({ line, reason }) => `${line} ${reasonText(reason, 'PTBR')}`)).toEqual([
    '2 a1-3.jpg: o conteúdo não é uma imagem',
    '3 o arquivo falta.jpg não está na pasta de fotos',
  ]);
  const stored = await database.rows<{ import_key: string; drawn: boolean; guids: string[]; width: number }>({
    name: 'test.photos',
    text: `select import_key, bool_or(drawing is not null) as drawn, array_agg(guid::text order by photo.position) as guids,
      max(width) as width from offer join photo on photo.offer_code = offer.code group by import_key order by import_key`,
  });
  // The third row names no photo, and has none.
  expect(stored.map(({ drawn }) => drawn)).toEqual([false, false]);
  expect(stored[0]?.width).toBe(640);
  const storage = fileStorage(path.join(directory, 'files'));
  const colours = await Promise.all(
    (stored[0]?.guids ?? []).map(async (guid) => {
      const master = await storage.read(`media/${guid.slice(0, 2)}/${guid}/master.jpg`);
      const { dominant } = await sharp(master ?? Buffer.alloc(0)).stats();
      return [dominant.r > 200, dominant.g > 200, dominant.b > 200];
    }),
  );
  expect(colours).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
  expect((await run([file], { photoDirectory: photos })).counts).toMatchObject({ unchanged: 3, updated: 0 });
});

describe.skipIf(!existsSync(path.join(SHARED, 'importacao')))('the collected files run as they are', () => {
  test.each([
    ['importacao/01_correto_utf8.csv', { inserted: 5, refused: 0 }],
    ['importacao/02_utf8_bom_crlf.csv', { inserted: 5, refused: 0 }],
    ['importacao/03_latin1.csv', { inserted: 5, refused: 0 }],
    ['importacao/04_virgula.csv', { inserted: 5, refused: 0 }],
    ['importacao/05_formulas.csv', { inserted: 2, refused: 0 }],
    ['importacao/06_colunas_fora_de_ordem.csv', { inserted: 1, refused: 0 }],
    ['importacao/07_erros_por_linha.csv', { inserted: 1, refused: 8 }],
    ['importacao/08_duplicadas.csv', { inserted: 1, repeated: 2 }],
    ['importacao/09_vazio.csv', { inserted: 0, filesRefused: 1 }],
    ['importacao/10_so_cabecalho.csv', { inserted: 0, filesRefused: 1 }],
    ['anuncios/carros_br_2021-08.csv', { inserted: 675, refused: 0 }],
    ['anuncios/implementos_br_2025.csv', { inserted: 77, refused: 13 }],
    ['anuncios/titulos_olx_2020.csv', { inserted: 0, filesRefused: 1 }],
  ])('%s', async (file, expected) => {
    expect((await run([path.join(SHARED, file)])).counts).toMatchObject(expected);
  });

  test('the 14,134 cars of 2022 and the 2,134 titles of 2023 are read without a wrong word', async () => {
    const { counts } = await run(
      ['anuncios/carros_br_2022.csv', 'anuncios/carros_br_2023-01_bruto.csv'].map((file) =>
        path.join(SHARED, file),
      ),
      { dryRun: true },
    );
    expect(counts).toMatchObject({ rows: 16_268, inserted: 16_234, refused: 34 });
  });
});
