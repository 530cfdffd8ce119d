import { expect, test } from 'vitest';
import { filterFromAddress, filterToQuery } from './filter-address.ts';
import { queryOf } from './filter-query.ts';
import { NO_FILTER } from './filter-state.ts';
import { understoodFilter } from './understood-filter.ts';

test('what is understood of a search is in the address as choices, the rest stays the search', () => {
  const filter = { ...NO_FILTER, term: 'hb 20 branco 2018 em Vitória até 60 mil', category: 3 };
  const understood = {
    term: 'hb 20',
    colors: ['Branco'],
    priceEnd: 60_000.01,
    usageStart: 9999,
    yearStart: 2017,
    yearEnd: 2019,
    city: 'Vitória',
  };
  const query = filterToQuery(understoodFilter(filter, understood));
  expect(Object.fromEntries(query)).toEqual({
    term: 'hb 20',
    colors: 'Branco',
    priceTo: '60000',
    usageFrom: '10000',
    yearFrom: '2018',
    yearTo: '2018',
    city: 'Vitória',
  });
});

test('a typed end is in the address as typed and is inclusive, one that was set by the slider is not, FILT-05, FILT-07', () => {
  const typed = filterFromAddress(
    new URLSearchParams('priceFrom=20000&priceTo=60000&usageTo=100000'),
    undefined,
  );
  expect(filterToQuery(typed).toString()).toBe('priceFrom=20000&priceTo=60000&usageTo=100000');
  expect(queryOf(typed, null)).toMatchObject({
    priceStart: 19_999.99,
    priceEnd: 60_000.01,
    usageEnd: 100_001,
  });
  const set = filterFromAddress(new URLSearchParams('priceStart=20000&priceEnd=60000'), undefined);
  expect(queryOf(set, null)).toMatchObject({ priceStart: 20_000, priceEnd: 60_000 });
  const odd = filterFromAddress(new URLSearchParams('priceFrom=0&priceTo=x'), undefined);
  expect(filterToQuery(odd).toString()).toBe('');
});
