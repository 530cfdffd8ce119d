import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_FILTER,
  activeChoices,
  cleared,
  filterFromAddress,
  filterToAddress,
  filterToQuery,
  type FilterState,
} from './filter-state.ts';

const read = (text: string, category?: string): FilterState =>
  filterFromAddress(new URLSearchParams(text), category);
const anyCodes = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { maxLength: 6 });
const anyRange = fc.record({ start: fc.nat(500_000), end: fc.oneof(fc.constant(-1), fc.nat(500_000)) });
const anyFilter = fc.record<FilterState>({
  term: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  category: fc.nat(20),
  lot: fc.boolean(),
  vehicle: fc.boolean(),
  price: anyRange,
  usage: anyRange,
  brands: anyCodes,
  subcategories: anyCodes,
  models: anyCodes,
  state: fc.constantFrom('', 'ES', 'SP'),
  city: fc.constantFrom('', 'São Paulo', 'Mogi-Mirim'),
  order: fc.constantFrom(
    'MAIS_RECENTES',
    'MAIS_ANTIGOS',
    'MAIOR_PRECO',
    'MENOR_PRECO',
    'DISTANCIA',
    'TERMINA_LOGO',
  ),
  page: fc.integer({ min: 1, max: 5000 }),
});

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const back = filterFromAddress(
          new URLSearchParams(filterToQuery(filter).toString()),
          String(filter.category),
        );
        expect(back).toEqual(filter);
      }),
    );
  });
  it('leaves defaults out, so that one choice has one address, FILT-19', () => {
    expect(filterToAddress(NO_FILTER, '/home')).toBe('/home');
    expect(filterToAddress({ ...NO_FILTER, category: 3, brands: [4, 5] }, '/loja/home')).toBe(
      '/loja/home/3?brands=4%2C5',
    );
  });
  it.each([
    'page=0',
    'page=-3',
    'page=abc',
    'brands=x,,y',
    'priceStart=NaN',
    'priceEnd=1e9',
    'order=ZZZ',
    'page=99999999999',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(NO_FILTER);
  });
  it('takes category code 0 as all, HOME-04', () => {
    expect(read('', '0').category).toBe(0);
    expect(read('', '4').category).toBe(4);
    expect(read('', 'carros').category).toBe(0);
  });
});

describe('clearing, FILT-17 and FILT-18', () => {
  const chosen: FilterState = {
    ...NO_FILTER,
    term: 'scania',
    category: 5,
    brands: [1],
    lot: false,
    order: 'MENOR_PRECO',
    page: 4,
  };
  it('empties everything but the order, and the term with it', () => {
    expect(cleared(chosen, false)).toEqual({ ...NO_FILTER, order: 'MENOR_PRECO' });
  });
  it('keeps the term when a search clears', () => {
    expect(cleared(chosen, true)).toEqual({
      ...NO_FILTER,
      order: 'MENOR_PRECO',
      term: 'scania',
      category: 5,
    });
  });
  it('counts what is chosen', () => {
    expect(activeChoices(NO_FILTER)).toBe(0);
    expect(activeChoices(chosen)).toBe(2);
  });
});
