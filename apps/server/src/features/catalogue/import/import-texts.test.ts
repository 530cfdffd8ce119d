import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from './import-files.ts';
import { readArguments } from './read-arguments.ts';
import type { ReportLine } from './report/import-report.ts';

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

async function run(file: string) {
  const lines: ReportLine[] = [];
  const counts = await importFiles(
    { database, storage: fileStorage(directory) },
    {
      files: [file],
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
    },
    { report: (line) => lines.push(line), progress: () => undefined, cancelled: () => false },
  );
  return { counts, lines };
}

const offers = () =>
  database.rows<Record<string, unknown>>({
    name: 'test.offers',
    text: `select title, description, model.name as model from offer join vehicle on offer_code = offer.code
      join model on model.code = model_code order by offer.code`,
  });

test('refuses lines with null characters or of another encoding by their numbers, and keeps emoji whole', async () => {
  const file = path.join(directory, 'textos.csv');
  const row = (id: string, model: string, text: string) => `${id};Fiat;${model};2020;1000;30000;;;${text}\n`;
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from('id;marca;modelo;ano;km;preco;cidade;uf;descricao\n'),
      Buffer.from(row('1', 'Uno', '"João 👩‍👩‍👧\nsegunda\tlinha"')),
      Buffer.from(row('2', 'Uno', 'a\u0000b')),
      Buffer.from(row('3', 'Uno', 'S\u00e3o'), 'latin1'),
      Buffer.from(row('4', '\u202EUno\u200B', 'Joa\u0303o \u0007\u2066b')),
    ]),
  );
  const { counts, lines } = await run(file);
  expect(counts).toMatchObject({ rows: 4, inserted: 2, refused: 2 });
  expect(lines.map(({ line, verdict, reason }) => [line, verdict, reasonText(reason, 'PTBR')])).toEqual([
    [4, 'recusada', 'descricao: há um caractere nulo (NUL)'],
    [5, 'recusada', 'descricao: há caracteres quebrados ou de outra codificação'],
  ]);
  expect(await offers()).toMatchObject([
    { model: 'Uno', description: '<ul><li>João 👩‍👩‍👧</li><li>segunda linha</li></ul>' },
    { model: 'Uno', title: 'Fiat Uno 2020/2020', description: 'João b' },
  ]);
});

test('a heading that cannot be read refuses its file, by the line', async () => {
  const file = path.join(directory, 'cabecalho.csv');
  await writeFile(file, Buffer.from('id;marca;modelo;pre\xe7o\u00001\n1;Fiat;Uno;30000\n', 'latin1'));
  const { counts, lines } = await run(file);
  expect(counts).toMatchObject({ rows: 0, inserted: 0, filesRefused: 1 });
  expect(lines).toMatchObject([{ line: 1, reason: { code: 'heading-nul' } }]);
});

test('what a mapping file fills in is a text like all others', async () => {
  const mapping = path.join(directory, 'mapa.json');
  const read = async (constantes: object) => {
    await writeFile(mapping, `\ufeff${JSON.stringify({ constantes })}`);
    return readArguments([mapping, '--mapping', mapping]);
  };
  expect(await read({ cidade: ' Vit\u200Bo\u0301ria ' })).toMatchObject({
    mapping: { constantes: { cidade: 'Vitória' } },
  });
  expect(await read({ cidade: 'a\u0000' })).toMatchObject({
    mistakes: [expect.stringContaining('constantes.cidade: há caracteres que não podem ser lidos')],
  });
});
