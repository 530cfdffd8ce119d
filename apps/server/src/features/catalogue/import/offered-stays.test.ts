import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import { expectNothingChanged } from '../../../../test/state/whole-state.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { importFiles } from './import-files.ts';
import type { ReportLine } from './report/import-report.ts';

const HEAD =
  'id;marca;modelo;versao;ano_fabricacao;ano_modelo;km;cor;preco;lance_inicial;reserva;multas;estado_geral;aceita_proposta;descricao';
const MOBI =
  'FIAT;MOBI;Like 1.0;2019;2020;42000;Branco;45000;30000;38000;nada consta;bom;S;Revisado na concessionária.';

let server: TestServer;
let directory: string;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({}, 'reference');
  directory = await mkdtemp(path.join(tmpdir(), 'patio-offered-'));
  ana = await buildBuyer(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

/** Imports one row; each test has an `id` of its own. */
async function load(id: string, row: string) {
  const file = path.join(directory, 'estoque.csv');
  await writeFile(file, `${HEAD}\n${id};${row}\n`);
  const lines: ReportLine[] = [];
  const { database, clock } = server.deps;
  const counts = await importFiles(
    { database, storage: fileStorage(path.join(directory, 'files')) },
    {
      files: [file],
      photoDirectory: null,
      mapping: null,
      dryRun: false,
      store: null,
      terms: {
        now: clock.now() - 1000,
        spread: { from: 7, to: 7 },
        partnerId: null,
        incrementCents: 10_000,
        softCloseMs: 180_000,
        softCloseCapMs: 3_600_000,
      },
    },
    { report: (line) => lines.push(line), progress: () => undefined, cancelled: () => false },
  );
  return {
    counts,
    told: lines
      .filter(({ verdict }) => verdict === 'recusada')
      .map(({ column, reason }) => `${column}: ${reasonText(reason, 'PTBR')}`),
  };
}

async function offerOf(id: string): Promise<number> {
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.offer-of', text: `select code from offer where import_key = $1` },
    [`estoque#${id}`],
  );
  return row?.code ?? 0;
}

test('an import that would turn a Mobi with a bid of 30,500 into a Gol with 190,000 km is refused with its reasons, rules 0.32', async () => {
  await load('1', MOBI);
  expect((await ana.bid(await offerOf('1'), 30_500)).statusCode).toBe(201);
  const gol = MOBI.replace('FIAT;MOBI', 'VOLKSWAGEN;GOL')
    .replace('42000', '190000')
    .replace('Branco', 'Preto')
    .replace('nada consta', 'consta R$ 900,00');
  const { counts, told: notified } = await expectNothingChanged(server, () => load('1', gol));
  expect(counts).toMatchObject({ rows: 1, refused: 1, updated: 0, inserted: 0 });
  const why = 'a oferta já tem lances, e o que foi oferecido não muda';
  expect(notified).toEqual([
    `marca: ${why}`,
    `modelo: ${why}`,
    `km: ${why} (era "42000", veio "190000")`,
    `cor: ${why} (era "Branco", veio "Preto")`,
    `null: ${why} (era "multas nada consta", veio "multas consta R$\u00A0900,00")`,
    expect.stringContaining(`titulo: ${why}`),
  ]);
});

test('the same row again, or one that only adds words, comes in with bids too; what it adds is shown', async () => {
  await load('2', MOBI);
  const code = await offerOf('2');
  await ana.bid(code, 30_500);
  expect((await load('2', MOBI)).counts).toMatchObject({ unchanged: 1, refused: 0 });
  const { counts } = await load('2', `${MOBI} Pneus novos.`);
  expect(counts).toMatchObject({ updated: 1, refused: 0 });
  const reply = await server.app.inject({ url: `/api/offer/${code}` });
  expect(reply.json()).toMatchObject({
    description: expect.stringContaining('Pneus novos.'),
    valorLeilao: 30_500,
  });
});

test.each([
  ['preco', '45000', '30400'],
  ['lance_inicial', '30000', '20000'],
  ['reserva', '38000', '39000'],
  ['estado_geral', 'bom', 'regular'],
  ['ano_modelo', '2020', '2021'],
])('a row that touches %s alone is refused', async (column, before, after) => {
  const id = `3-${column}`;
  await load(id, MOBI);
  await ana.bid(await offerOf(id), 30_500);
  const { counts, told: notified } = await expectNothingChanged(server, () =>
    load(id, MOBI.replace(before, after)),
  );
  expect(counts).toMatchObject({ refused: 1, updated: 0 });
  expect(notified.map((line) => line.split(':', 1)[0])).toContain(column);
});

test('an open proposal holds an offer as a bid does, its base and its end with it; a withdrawn one does not', async () => {
  await load('4', MOBI);
  const code = await offerOf('4');
  const sent = await ana.post('/lance/purpose', {
    cdofrta: code,
    cdusrio: ana.id,
    cdmoeda: 1,
    vllance: 40_000,
    frete: 'N',
    endereco: null,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  const other = MOBI.replace('42000', '190000');
  const { told: notified } = await expectNothingChanged(server, () => load('4', other));
  expect(notified).toEqual([
    'km: a oferta tem proposta em aberto, e o que foi oferecido não muda (era "42000", veio "190000")',
  ]);
  await server.deps.database.run(
    {
      name: 'test.withdraw',
      text: `update proposal set status = 'withdrawn', decided_at = now() where offer_code = $1`,
    },
    [code],
  );
  expect((await load('4', other)).counts).toMatchObject({ updated: 1, refused: 0 });
});

test('nothing of a sold offer changes, whatever the row says', async () => {
  await load('5', MOBI);
  const code = await offerOf('5');
  const bought = await ana.post('/compreja', {
    cdofrta: code,
    cdmoeda: 1,
    vllance: 45_000,
    frete: 'N',
    endereco: null,
  });
  expect(bought.statusCode, bought.body).toBe(201);
  const { told: notified } = await expectNothingChanged(server, () => load('5', `${MOBI} Pneus novos.`));
  expect(notified).toEqual([expect.stringContaining('descricao: a oferta já foi vendida, e nada nela muda')]);
});

test('an import waits for a bid that is being recorded, and is judged by what it finds then', async () => {
  await load('6', MOBI);
  const code = await offerOf('6');
  const { database } = server.deps;
  const loading = await database.transact(async (transaction) => {
    await transaction.run(
      { name: 'test.bid', text: `update auction set bid_count = 1, last_seq = 1 where offer_code = $1` },
      [code],
    );
    const started = load('6', MOBI.replace('42000', '190000'));
    await untilLockWait(database);
    return { begun: started };
  });
  expect((await loading.begun).counts).toMatchObject({ refused: 1, updated: 0 });
});
