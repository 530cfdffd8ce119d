import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from './import-files.ts';
import type { ReportLine } from './report/import-report.ts';
import type { ImportOrder } from './import-run.ts';
import { readArguments } from './read-arguments.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../../test/fixtures/import');
const NOW = Date.UTC(2026, 10, 20, 15);

let place: TestDatabase;
let database: Database;
let directory: string;

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  directory = await mkdtemp(path.join(tmpdir(), 'patio-import-'));
});

afterAll(async () => {
  await database.close();
  await place.drop();
  await rm(directory, { recursive: true });
});

beforeEach(() => database.run({ name: 'test.clear', text: 'delete from offer' }));

const terms: ImportOrder['terms'] = {
  now: NOW,
  spread: { from: 7, to: 30 },
  partnerId: null,
  incrementCents: 10_000,
  softCloseMs: 180_000,
  softCloseCapMs: 3_600_000,
};

async function run(file: string, changes: Partial<ImportOrder> = {}, stopAfter = Infinity) {
  const lines: ReportLine[] = [];
  let batches = 0;
  const counts = await importFiles(
    { database, storage: fileStorage(directory) },
    {
      files: [path.isAbsolute(file) ? file : path.join(FIXTURES, file)],
      photoDirectory: null,
      mapping: null,
      dryRun: false,
      store: null,
      terms,
      ...changes,
    },
    {
      report: (line) => lines.push(line),
      progress: () => (batches += 1),
      cancelled: () => batches >= stopAfter,
    },
  );
  return { counts, lines };
}

const offers = (order = 'offer.code') =>
  database.rows<Record<string, unknown>>({
    name: `test.offers-${order}`,
    text: `select offer.title, offer.description, buy_now_cents, base_cents, end_at, category.name as category,
        subcategory.name as subcategory, brand.name as brand, model.name as model, usage, counter, fuel, colour,
        city.name as city, year_model, (select count(*) from photo where photo.offer_code = offer.code) as photos
      from offer join auction on auction.offer_code = offer.code join vehicle on vehicle.offer_code = offer.code
      join category on category.code = vehicle.category_code
      left join subcategory on subcategory.code = subcategory_code left join brand on brand.code = brand_code
      left join model on model.code = model_code left join city on city.code = city_code order by ${order}`,
  });

const RIGHT = [
  {
    brand: 'Fiat',
    model: 'Strada',
    category: 'Carros',
    subcategory: 'Picape',
    usage: 38500,
    city: 'São Paulo',
  },
  { brand: 'Volvo', model: 'FH 540', category: 'Caminhões', subcategory: 'Cavalo mecânico', city: 'Chapecó' },
  { brand: 'Marcopolo', model: 'Volare W9', category: 'Ônibus', subcategory: 'Micro-ônibus', city: 'Belém' },
  { brand: 'John Deere', model: '6110J', category: 'Máquinas', usage: 4200, counter: 'h', city: 'Sorriso' },
  { brand: 'Randon', model: 'Semirreboque', category: 'Implementos', subcategory: 'Graneleiro', usage: null },
];

test.each(['certo.csv', 'bom-crlf.csv', 'latin1.csv', 'virgula.csv'])(
  'takes %s whole, with its accents, brands, models, cities and categories',
  async (file) => {
    const { counts } = await run(file);
    expect(counts).toMatchObject({ rows: 5, inserted: 5, refused: 0 });
    const taken = await offers();
    expect(taken).toMatchObject(RIGHT);
    expect(taken[0]).toMatchObject({
      title: 'Fiat Strada 1.3 FLEX VOLCANO CD 2021/2022',
      description: 'Único dono',
      buy_now_cents: 9_890_000,
      base_cents: 7_910_000,
      fuel: 'Flex',
      colour: 'Branco',
    });
    expect(taken[2]).toMatchObject({ description: 'Ar "gelando"' });
    expect(taken[4]).toMatchObject({ buy_now_cents: 13_990_050 });
  },
);

test('keeps the gearbox under code 119 and the doors under code 120, ENTY-04', async () => {
  const file = path.join(directory, 'portas.csv');
  const head = 'id;marca;modelo;ano;km;preco;cidade;uf;cambio;portas';
  await writeFile(file, `${head}\np1;Fiat;Uno;2019;50000;30000;Serra;ES;Manual;4`);
  expect((await run(file)).counts).toMatchObject({ inserted: 1 });
  const [vehicle] = await database.rows<{ additional: unknown }>({
    name: 'test.additional',
    text: 'select additional from vehicle',
  });
  expect(vehicle?.additional).toEqual([
    { codigoAdditionalInformation: 119, title: 'Câmbio', value: 'Manual' },
    { codigoAdditionalInformation: 120, title: 'Portas', value: '4' },
  ]);
});

test('finds columns by their names in any order', async () => {
  expect((await run('fora-de-ordem.csv')).counts).toMatchObject({ inserted: 1, refused: 0 });
  expect(await offers()).toMatchObject([{ brand: 'Fiat', model: 'Strada', year_model: 2022, usage: 38500 }]);
});

test('formulas are text: they name no brand and run nowhere', async () => {
  const { counts, lines } = await run('formulas.csv');
  expect(counts).toMatchObject({ inserted: 2, refused: 0 });
  expect(lines.filter(({ column }) => column === 'marca').map(({ reason }) => reason.code)).toEqual([
    'name-odd',
    'name-odd',
  ]);
  expect(await offers()).toMatchObject([
    { title: '=HYPERLINK("http://127.0.0.1:9","x") MODELO 2020/2020', brand: null, description: '@SUM(1+1)' },
    { title: '+55 -2+3 2020/2020', brand: null, description: '=1+1' },
  ]);
});

test('refuses each wrong row with its line and column, and takes the good one', async () => {
  const { counts, lines } = await run('erros.csv');
  expect(counts).toMatchObject({ rows: 11, inserted: 1, refused: 10 });
  const refused = lines.map(({ line, column }) => `${line} ${column}`);
  expect(refused).toEqual([
    '2 ano_modelo',
    '3 ano_fabricacao',
    '3 ano_modelo',
    '4 km',
    '5 combustivel',
    '6 uf',
    '7 cidade',
    '8 preco',
    '9 marca',
    '10 preco',
    '11 null',
  ]);
  expect(lines.every(({ reason }) => reasonText(reason, 'PTBR').length > 5)).toBe(true);
});

test('one of three equal rows comes in, the others are named as repetitions', async () => {
  const { counts, lines } = await run('repetidas.csv');
  expect(counts).toMatchObject({ inserted: 1, repeated: 2, refused: 0 });
  expect(lines.map(({ line, verdict, reason }) => [line, verdict, reasonText(reason, 'PTBR')])).toEqual([
    [3, 'repetida', 'repete a linha 2'],
    [4, 'repetida', 'repete a linha 2'],
  ]);
});

test.each([
  ['vazio.csv', 'vazio'],
  ['so-cabecalho.csv', 'só tem o cabeçalho'],
  ['sem-preco.csv', 'falta a coluna obrigatória preco'],
])('refuses %s as a whole with one sentence', async (file, words) => {
  const { counts, lines } = await run(file);
  expect(counts).toMatchObject({ inserted: 0, filesRefused: 1 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ line: null, verdict: 'recusada' });
  expect(lines[0] && reasonText(lines[0].reason, 'PTBR')).toContain(words);
});

test('running it again changes nothing, on another day too', async () => {
  await run('certo.csv');
  const before = await offers();
  const { counts } = await run('certo.csv', { terms: { ...terms, now: NOW + 86_400_000 } });
  expect(counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 5 });
  expect(await offers()).toEqual(before);
});

test('a dry run checks everything and writes nothing', async () => {
  const { counts } = await run('erros.csv', { dryRun: true });
  expect(counts).toMatchObject({ inserted: 1, refused: 10 });
  expect(await offers()).toEqual([]);
});

test('an offer ends in the days asked for, at an hour when people are awake', async () => {
  await run('certo.csv', { terms: { ...terms, spread: { from: 3, to: 5 } } });
  for (const { end_at: end } of await offers()) {
    expect(Number(end)).toBeGreaterThan(NOW + 2 * 86_400_000);
    expect(Number(end)).toBeLessThan(NOW + 6 * 86_400_000);
    const hour = new Date(Number(end)).getUTCHours();
    expect(hour >= 13 && hour < 23).toBe(true);
  }
});

test('reads brand, model and version out of titles, original texts of km and price', async () => {
  const { counts, lines } = await run('titulos.csv');
  expect(counts).toMatchObject({ inserted: 3, refused: 2 });
  expect(await offers()).toMatchObject([
    {
      brand: 'Fiat',
      model: 'Strada',
      title: 'Fiat Strada RANCH CD 1.3 AT 2023/2023',
      buy_now_cents: 13_980_000,
    },
    { brand: 'Renault', model: 'Kwid', usage: 32448, subcategory: 'Hatch' },
    { brand: 'Volkswagen', model: 'Voyage', subcategory: 'Sedã' },
  ]);
  expect(lines.map(({ line, column }) => `${line} ${column}`)).toEqual(['5 titulo', '6 preco']);
});

test('implements keep their kind, lorries among them are lorries, and a new brand gets a name', async () => {
  expect((await run('implementos.csv')).counts).toMatchObject({ inserted: 4 });
  expect(await offers()).toMatchObject([
    { brand: 'Facchini', category: 'Implementos', subcategory: 'Graneleiro', usage: null },
    { brand: 'Randon', subcategory: 'Carga seca', year_model: null },
    { brand: 'Mercedes-Benz', model: 'Axor', category: 'Caminhões', usage: 707_000 },
    { brand: 'Marcanova', model: 'Sider', category: 'Implementos', title: 'Marcanova Sider 2021/2021' },
  ]);
  expect((await run('implementos.csv')).counts).toMatchObject({ unchanged: 4 });
});

test('takes JSON: numbers, lists and yes-or-no; what is no object is a problem of its line', async () => {
  const { counts, lines } = await run('ofertas.json');
  expect(counts).toMatchObject({ inserted: 2, refused: 2 });
  expect(await offers()).toMatchObject([
    {
      brand: 'Toyota',
      model: 'Corolla',
      city: 'Vitória',
      buy_now_cents: 12_890_050,
      usage: 41_200,
      year_model: 2022,
      description: '<ul><li>Linha 1</li><li>Linha &lt;b&gt;2&lt;/b&gt;</li><li>Único dono</li></ul>',
    },
    { brand: 'Honda', model: 'CR-V' },
  ]);
  expect(lines.map(({ reason }) => reasonText(reason, 'PTBR'))).toEqual([
    'falta o preço',
    'não é um objeto JSON',
  ]);
});

test('a mapping file names the columns, fills in constants and transforms', async () => {
  const typed = readArguments([
    path.join(FIXTURES, 'estoque.csv'),
    '--mapping',
    path.join(FIXTURES, 'mapeamento.json'),
  ]);
  if ('mistakes' in typed) throw new Error(typed.mistakes.join());
  expect((await run('estoque.csv', { mapping: typed.mapping })).counts).toMatchObject({ inserted: 1 });
  expect(await offers()).toMatchObject([
    { brand: 'Volkswagen', model: 'Gol', usage: 45_500, city: 'Vitória', buy_now_cents: 3_890_050 },
  ]);
});

test('an offer without photos has none: nothing is drawn that nobody has seen', async () => {
  await run('certo.csv');
  const found = await offers();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ photos }) => photos !== 0)).toEqual([]);
});
