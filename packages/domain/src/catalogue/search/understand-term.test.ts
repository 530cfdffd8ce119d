import { describe, expect, it } from 'vitest';
import { stemOf, understandTerm, isUsualValue, type CatalogueNames } from './understand-term.ts';

const colours = new Map([
  ['branc', ['Branco']],
  ['azul', ['Azul']],
  ['pret', ['Preto', 'Preta']],
]);
const names: CatalogueNames = {
  values: (key, stems) => (key === 'colours' ? (colours.get(stems) ?? []) : []),
  place: (name) =>
    name === 'sp' ? { state: 'SP' } : name === 'mercedes' || name === 'sao paulo' ? { city: name } : null,
  isNamed: (word) => ['mercedes', 'hb20', 'corolla'].includes(word),
  hasYear: (year) => year === 2018,
};
const understood = (text: string) => understandTerm(text, names);
const price = (from: number | null, to: number | null) => [{ about: 'price', from, to }];

describe('a typed search', () => {
  it('is left alone where nothing of it is known', () => {
    expect(understood('corolla xei')).toBeNull();
    expect(understood('2019')).toBeNull();
    expect(understood('até mais')).toBeNull();
    expect(understood('constructor __proto__')).toBeNull();
  });
  it.each([
    ['corolla até 60 mil', 'corolla', price(null, 60_000)],
    ['corolla até R$ 60.000', 'corolla', price(null, 60_000)],
    ['de 20 a 40 mil', '', price(20_000, 40_000)],
    ['entre 20.000 e 40.000', '', price(20_000, 40_000)],
    ['acima de 50k', '', price(50_000, null)],
    ['corolla a partir de 2018', 'corolla', [{ about: 'years', from: 2018, to: null }]],
    ['menos de 100 mil km', '', [{ about: 'usage', from: null, to: 100_000 }]],
    ['corolla 2018', 'corolla', [{ about: 'years', from: 2018, to: 2018 }]],
  ])('%s has ranges', (text, term, ranges) => {
    expect(understood(text)).toMatchObject({ term, ranges });
  });
  it('has colours in any form', () => {
    expect(understood('HB20 Brancas')).toMatchObject({ term: 'HB20', words: { colours: ['Branco'] } });
    expect(understood('hb20 cor azul')).toMatchObject({ term: 'hb20', words: { colours: ['Azul'] } });
    expect(understood('hb20 preto')).toMatchObject({ term: 'hb20', words: { colours: ['Preto', 'Preta'] } });
  });
  it('has places, but not where a name is meant', () => {
    expect(understood('corolla em São Paulo')).toMatchObject({ term: 'corolla', city: 'sao paulo' });
    expect(understood('corolla sp')).toMatchObject({ term: 'corolla', state: 'SP' });
    expect(understood('mercedes')).toBeNull();
    expect(understood('corolla em mercedes')).toMatchObject({ term: 'corolla', city: 'mercedes' });
  });
});

it('knows usual colours, fuels and gearboxes whether offers have them or not', () => {
  expect(['branco', 'pretas', 'alcool', 'automatica', 'bronco', 'gol'].map(isUsualValue)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(stemOf('alcool')).toBe(stemOf('etanol'));
});
