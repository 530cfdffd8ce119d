import { expect, test } from 'vitest';
import type { Cells } from './columns.ts';
import { collectProblems } from './problems.ts';
import { readCondition } from './read-condition.ts';

function read(cells: Cells) {
  const problems = collectProblems();
  const condition = readCondition(cells, problems);
  return { condition, noticed: problems.notices.map(({ column }) => column), refused: problems.refusals };
}

test('a row that says nothing has no sheet, so that nothing turns clean', () => {
  expect(read({ marca: 'Fiat', ipva_pago: 'S' })).toEqual({ condition: undefined, noticed: [], refused: [] });
});

test('what was found, how much is owed and what about, with day and source', () => {
  const { condition, noticed } = read({
    multas: 'consta R$ 1.293,47: duas multas',
    furto_roubo: 'Nada consta',
    ipva: '850,00',
    licenciamento: '0,00',
    alienacao_fiduciaria: 'CONSTA, baixa pedida ao banco',
    restricao_judicial: 'consta',
    verificado_em: '30/06/2026',
    fonte_verificacao: 'Detran-ES',
  });
  const checked = { checkedOn: '2026-06-30', source: 'Detran-ES' };
  expect(condition?.legal).toEqual([
    { item: 'furto-roubo', status: 'nada-consta', ...checked },
    { item: 'multas', status: 'consta', cents: 129_347, note: 'duas multas', ...checked },
    { item: 'ipva', status: 'consta', cents: 85_000, ...checked },
    { item: 'licenciamento', status: 'nada-consta', ...checked },
    {
      item: 'alienacao-fiduciaria',
      status: 'consta',
      cents: null,
      note: 'baixa pedida ao banco',
      ...checked,
    },
    { item: 'restricao-judicial', status: 'consta', cents: null, note: null, ...checked },
  ]);
  expect(noticed).toEqual([]);
});

test('a cell that leaves room for doubt is left out and named: "IPVA: sim" may mean either', () => {
  const { condition, noticed } = read({
    ipva: 'sim',
    multas: 'não',
    furto_roubo: 'ok?',
    estado_geral: 'bom',
  });
  expect(condition?.legal).toEqual([]);
  expect(noticed).toEqual(['furto_roubo', 'multas', 'ipva']);
});

test('the condition', () => {
  const { condition } = read({
    estado_geral: 'Ótimo',
    hodometro: 'Conferido',
    chassi_remarcado: 'Não',
    chaves: '2',
    manual: 'sim',
    unico_dono: 'S',
  });
  expect(condition).toMatchObject({
    grade: 'otimo',
    odometer: 'conferido',
    chassisRestamped: false,
    keys: 2,
    manual: true,
    owners: 1,
  });
});

test('words and numbers that cannot be are left out and named', () => {
  const { condition, noticed, refused } = read({
    estado_geral: 'nota 10',
    hodometro: 'zerado',
    chassi_remarcado: 'talvez',
    chaves: '21',
    proprietarios: '0',
    verificado_em: '31/02/2026',
    manual: 'sim',
  });
  expect(condition).toMatchObject({
    grade: null,
    odometer: null,
    chassisRestamped: null,
    keys: null,
    owners: null,
  });
  expect(noticed).toEqual([
    'verificado_em',
    'estado_geral',
    'hodometro',
    'chassi_remarcado',
    'chaves',
    'proprietarios',
  ]);
  expect(refused).toEqual([]);
});

test('notes of damage with part, severity and the files of their photos', () => {
  const { condition } = read({
    avarias:
      'Para-choque dianteiro: riscos do lado direito (leve) [12-a.jpg, 12-b.jpg]\nTeto: amassado (grave)|Bateria fraca',
  });
  expect(condition?.notes).toEqual([
    { part: 'Para-choque dianteiro', text: 'riscos do lado direito', severity: 'leve' },
    { part: 'Teto', text: 'amassado', severity: 'grave' },
    { part: 'Veículo', text: 'Bateria fraca', severity: 'media' },
  ]);
});

test('a theft on record refuses the row, and a debt that was paid is none', () => {
  const { refused } = read({ furto_roubo: 'consta' });
  expect(refused).toEqual([{ column: 'furto_roubo', reason: { code: 'theft-on-record', values: {} } }]);
  const { condition, noticed } = read({ ipva: 'Pago', furto_roubo: 'pago' });
  expect(condition?.legal).toMatchObject([{ item: 'ipva', status: 'nada-consta' }]);
  expect(noticed).toEqual(['furto_roubo']);
});
