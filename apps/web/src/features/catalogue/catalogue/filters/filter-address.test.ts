import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import {
  categoryOfAddress,
  filterFromAddress,
  filterToAddress,
  filterToQuery,
  isCutTerm,
} from './filter-address.ts';
import { queryOf } from './filter-query.ts';
import { NO_FILTER, type FilterState } from './filter-state.ts';

const read = (text: string, category?: string): FilterState =>
  filterFromAddress(new URLSearchParams(text), category);
const anyCodes = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { maxLength: 6 });
const anyWords = fc.uniqueArray(fc.constantFrom('Flex', 'Diesel', 'Automático', 'Prata', 'Elétrico'), {
  maxLength: 4,
});
const anyRange = fc.record({ start: fc.nat(500_000), end: fc.oneof(fc.constant(-1), fc.nat(500_000)) });
const anyYear = fc.option(fc.integer({ min: 1950, max: 2030 }));
const anyTerm = fc.string({ maxLength: 40 }).map((text) =>
  text
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);
const anyFilter = anyTerm.chain((term) =>
  fc.record<FilterState>({
    term: fc.constant(term),
    exact: term === '' ? fc.constant(false) : fc.boolean(),
    category: fc.nat(20),
    lot: fc.boolean(),
    vehicle: fc.boolean(),
    price: anyRange,
    usage: anyRange,
    ...byKey(CODE_FACETS, () => anyCodes),
    state: fc.constantFrom('', 'ES', 'SP'),
    city: fc.constantFrom('', 'São Paulo', 'Mogi-Mirim'),
    years: fc.record({ from: anyYear, to: anyYear }),
    deal: fc.constantFrom('', 'buy', 'bid', 'proposal'),
    ending: fc.constantFrom(0, 24, 72),
    radius: fc.constantFrom(0, 25, 500),
    ...byKey(WORD_FACETS, () => anyWords),
    order: fc.constantFrom(
      'MAIS_RECENTES',
      'MAIS_ANTIGOS',
      'MAIOR_PRECO',
      'MENOR_PRECO',
      'DISTANCIA',
      'TERMINA_LOGO',
    ),
    page: fc.integer({ min: 1, max: 5000 }),
  }),
);

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
  it('is written as it was read, whatever order its fields were in', () => {
    fc.assert(
      fc.property(anyFilter, fc.integer(), (filter, turn) => {
        const written = filterToQuery(filter);
        const fields = [...written].toSorted(([one], [other]) => (one < other === turn % 2 > 0 ? -1 : 1));
        const read = filterFromAddress(new URLSearchParams(fields), String(filter.category));
        expect(filterToQuery(read).toString()).toBe(written.toString());
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
    'brands=xyz',
    'priceStart=NaN',
    'priceStart=-5',
    'priceEnd=1e9',
    'order=ZZZ',
    'page=99999999999',
    'yearFrom=12',
    'deal=rent',
    'endingWithin=-1',
    'endingWithin=99999999',
    'radius=x',
    'fuels=,,',
    'exact=yes',
    'term=%07%00',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(NO_FILTER);
  });
  it('takes category code 0 as all, HOME-04', () => {
    expect(read('', '0').category).toBe(0);
    expect(read('', '4').category).toBe(4);
  });
  it('knows an address that no category can have', () => {
    expect(['abc', '-1', '1.5', '1e3'].map(categoryOfAddress)).toEqual([null, null, null, null]);
    expect([categoryOfAddress(undefined), categoryOfAddress('0'), categoryOfAddress('999')]).toEqual([
      0, 0, 999,
    ]);
  });
  it('keeps the beginning of a search that is too long, and says that it did', () => {
    const long = new URLSearchParams({ term: 'uno '.repeat(125) });
    expect(filterFromAddress(long, undefined).term).toHaveLength(199);
    expect(isCutTerm(long)).toBe(true);
    expect(isCutTerm(new URLSearchParams({ term: 'uno' }))).toBe(false);
  });
});

describe('the filter as the server takes it', () => {
  it('is never refused, whatever is in the address', () => {
    const names = [...filterToQuery({ ...NO_FILTER, term: 'x' }).keys(), 'brands', 'page', 'fuels', 'state'];
    const odd = fc.constantFrom('\0', '\u202E', '\u200D', '\uFFFD', '👩‍👩‍👧', '😀'.repeat(99), 'x'.repeat(199));
    const anyText = fc.oneof(
      fc.string({ maxLength: 600 }),
      fc
        .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 9 })), { maxLength: 5 })
        .map((all) => all.join('')),
    );
    const anyAddress = fc.array(fc.tuple(fc.constantFrom(...names), anyText));
    fc.assert(
      fc.property(anyAddress, (pairs) => {
        const filter = filterFromAddress(new URLSearchParams(pairs), undefined);
        const query = queryOf(filter, { lat: -20.3, lon: -40.3 });
        expect(offerQuery.safeParse({ ...query, page: filter.page }).error).toBeUndefined();
      }),
    );
  });
  it('includes both years, where the bounds of the call are excluded', () => {
    expect(queryOf({ ...NO_FILTER, years: { from: 2015, to: 2018 } }, null)).toMatchObject({
      yearStart: 2014,
      yearEnd: 2019,
    });
    expect(queryOf({ ...NO_FILTER, years: { from: 2015, to: null } }, null)).toMatchObject({
      yearStart: 2014,
      yearEnd: -1,
    });
    expect(queryOf(NO_FILTER, null)).toEqual({ order: 'MAIS_RECENTES' });
  });
  it('sends a place only where distances matter, SORT-06', () => {
    const here = { lat: -20.3, lon: -40.3 };
    expect(queryOf(NO_FILTER, here)).not.toHaveProperty('lat');
    expect(queryOf({ ...NO_FILTER, order: 'DISTANCIA' }, here)).toMatchObject(here);
    expect(queryOf({ ...NO_FILTER, radius: 50 }, here)).toMatchObject({ ...here, radius: 50 });
    expect(queryOf({ ...NO_FILTER, radius: 50 }, null)).not.toHaveProperty('radius');
  });
});
