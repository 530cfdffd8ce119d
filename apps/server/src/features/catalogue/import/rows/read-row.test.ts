import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityIndex } from './city-index.ts';
import { CELL_LIMIT, cleanCell } from './clean-cell.ts';
import { COLUMNS, columnOf, type Cells } from './columns.ts';
import type { Mapping } from './mapping.ts';
import { readRow, type Knowledge } from './read-row.ts';
import { vehicleIndex } from './vehicle-index.ts';

const NOW = Date.UTC(2026, 10, 20);
const knowledge: Knowledge = {
  vehicles: vehicleIndex(
    [
      { code: 1, name: 'Fiat' },
      { code: 2, name: 'Volkswagen' },
      { code: 3, name: 'Land Rover' },
    ],
    [
      { code: 10, brand: 1, category: 1, name: 'Palio' },
      { code: 11, brand: 1, category: 1, name: 'Palio Weekend' },
      { code: 12, brand: 1, category: 2, name: 'Ducato' },
      { code: 20, brand: 2, category: 5, name: '24-280' },
      { code: 30, brand: 3, category: 1, name: 'Range Rover Evoque' },
    ],
  ),
  cities: cityIndex([
    { code: 3550308, name: 'São Paulo', uf: 'SP' },
    { code: 3205309, name: 'Vitória', uf: 'ES' },
    { code: 2211001, name: 'Bom Jesus', uf: 'PI' },
    { code: 4302303, name: 'Bom Jesus', uf: 'RS' },
  ]),
};

const base: Cells = { marca: 'FIAT', modelo: 'PALIO', preco: '30.000' };
const read = (cells: Cells, mapping: Mapping = {}) => readRow({ ...base, ...cells }, mapping, knowledge, NOW);
const refusedFor = (cells: Cells) => read(cells).refusals.map(({ column }) => column);

test('the longest name of a model wins, whatever case, blanks and hyphens', () => {
  expect(read({ modelo: 'palio weekend adventure' }).row?.vehicle).toMatchObject({
    model: { code: 11 },
    version: 'adventure',
  });
  expect(read({ marca: 'vw', modelo: '24280' }).row?.vehicle).toMatchObject({
    brand: { code: 2 },
    model: { code: 20 },
  });
  expect(read({ marca: 'LANDROVER', modelo: 'RANGE ROVER EVOQUE' }).row?.vehicle.model?.code).toBe(30);
});

test('fuel and gearbox come from their columns, else from the version', () => {
  expect(read({ versao: '1.0 TURBO FLEX AUTOMÁTICO' }).row).toMatchObject({
    fuel: 'Flex',
    gearbox: 'Automático',
  });
  expect(read({ combustivel: 'Álcool', cambio: 'CVT' }).row).toMatchObject({
    fuel: 'Etanol',
    gearbox: 'CVT',
  });
  expect(read({ versao: '2.0 TDI' }).row?.fuel).toBe('Diesel');
  expect(refusedFor({ combustivel: 'Água' })).toEqual(['combustivel']);
  expect(read({ cambio: 'telepático' })).toMatchObject({
    row: { gearbox: null },
    notices: [{ column: 'cambio' }],
  });
});

test.each([
  ['38.500', 38_500],
  ['512300 km', 512_300],
  ['0', 0],
  ['-5', null],
  ['38,5', null],
  ['3.85', null],
  ['dez', null],
  ['99999999', null],
])('%s km reads as %s', (km, value) => {
  const { row, refusals } = read({ km });
  expect(row?.usage ?? null).toBe(value);
  expect(refusals.map(({ column }) => column)).toEqual(value === null ? ['km'] : []);
});

test.each([
  [{ ano: '2021' }, { made: 2021, model: 2021 }],
  [{ ano: '2021/2022' }, { made: 2021, model: 2022 }],
  [
    { ano_fabricacao: '2020', ano_modelo: '2021' },
    { made: 2020, model: 2021 },
  ],
  [{ ano_modelo: '2021' }, { made: 2021, model: 2021 }],
  [{}, { made: null, model: null }],
])('the years of %j', (cells, years) => {
  expect(read(cells).row?.years).toEqual(years);
});

test('places are given by code or by name and state; unknown or ambiguous ones are refused', () => {
  expect(read({ cidade: 'sao paulo', uf: 'sp' }).row?.city).toBe(3550308);
  expect(read({ cidade: 'VITÓRIA' }).row?.city).toBe(3205309);
  expect(read({ codigo_ibge: '3205309', uf: 'ES' }).row?.city).toBe(3205309);
  expect(refusedFor({ codigo_ibge: '3205309', uf: 'SP' })).toEqual(['uf']);
  expect(refusedFor({ codigo_ibge: '12' })).toEqual(['codigo_ibge']);
  expect(refusedFor({ cidade: 'Bom Jesus' })).toEqual(['uf']);
  expect(refusedFor({ cidade: 'São Paulo', uf: 'ES' })).toEqual(['cidade']);
  expect(read({ cidade: 'São Paulo', uf: 'ES' }, { local_pelo_codigo: true })).toMatchObject({
    row: { city: null },
    notices: [{ column: 'cidade' }],
  });
});

test('the category follows from its column, the body, the model, the words, and last from the mapping', () => {
  expect(read({ modelo: 'DUCATO' }).row?.kind.category).toBe(2);
  expect(read({ modelo: 'DUCATO', categoria: 'Carros' }).row?.kind.category).toBe(1);
  expect(read({ carroceria: 'Utilitário esportivo' }).row?.kind).toEqual({ category: 1, subcategory: 103 });
  expect(read({ marca: 'XYZ', modelo: 'ESCAVADEIRA 1' }).row?.kind).toEqual({
    category: 3,
    subcategory: 301,
  });
  expect(read({ marca: 'XYZ', modelo: '9' }, { categoria_padrao: 6 }).row?.kind.category).toBe(6);
  expect(refusedFor({ categoria: 'Aviões' })).toEqual(['categoria']);
  expect(read({ categoria: 'caminhao', subcategoria: 'toco' }).row?.kind).toEqual({
    category: 5,
    subcategory: 503,
  });
});

test.each([
  [{ preco: 'sob consulta' }, 'preco'],
  [{ preco: '0' }, 'preco'],
  [{ preco: '1.000.000.000' }, 'preco'],
  [{ lance_inicial: '40.000' }, 'lance_inicial'],
  [{ lance_inicial: '20.000', reserva: '10.000' }, 'reserva'],
])('refuses the money of %j', (cells, column) => {
  expect(refusedFor(cells)).toEqual([column]);
});

test('headings are known whatever their case, accents and usual other names', () => {
  expect(
    ['Preço', ' VALOR ', 'Município', 'Ano Modelo', 'Câmbio', 'foo', 'constructor'].map(columnOf),
  ).toEqual(['preco', 'preco', 'cidade', 'ano_modelo', 'cambio', null, null]);
});

test('cells lose control characters and say nothing when they hold signs only', () => {
  expect(cleanCell(' a\u200Bb\u0007\r\nc ', 'several')).toBe('ab\nc');
  expect(cleanCell(' a\u202Eb\u0007\r\nc ', 'one')).toBe('ab c');
  expect(['', ' - ', '...', 'Não informado', 'N/I'].map((text) => cleanCell(text, 'one'))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(cleanCell(`${'x'.repeat(CELL_LIMIT - 1)}😀`, 'one')).toBe('x'.repeat(CELL_LIMIT - 1));
});

test('whatever stands in the cells, a row is either understood or refused with reasons', () => {
  const cells = fc.dictionary(fc.constantFrom(...COLUMNS), fc.string({ unit: 'binary', maxLength: 40 }));
  fc.assert(
    fc.property(cells, (any) => {
      const { row, refusals } = read(any);
      expect(row === null).toBe(refusals.length > 0);
    }),
    { numRuns: repeats(500, 2000) },
  );
});
