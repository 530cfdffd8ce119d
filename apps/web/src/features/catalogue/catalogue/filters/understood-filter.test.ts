import { expect, test } from 'vitest';
import { filterToQuery } from './filter-address.ts';
import { NO_FILTER } from './filter-state.ts';
import { understoodFilter } from './understood-filter.ts';

test('what is understood of a search stands in the address as choices, the rest stays the search', () => {
  const filter = { ...NO_FILTER, term: 'hb 20 branco 2018 em Vitória até 60 mil', category: 3 };
  const understood = {
    term: 'hb 20',
    colors: ['Branco'],
    priceEnd: 60_001,
    yearStart: 2017,
    yearEnd: 2019,
    city: 'Vitória',
  };
  const query = filterToQuery(understoodFilter(filter, understood));
  expect(Object.fromEntries(query)).toEqual({
    term: 'hb 20',
    colors: 'Branco',
    priceEnd: '60001',
    yearFrom: '2018',
    yearTo: '2018',
    city: 'Vitória',
  });
});
