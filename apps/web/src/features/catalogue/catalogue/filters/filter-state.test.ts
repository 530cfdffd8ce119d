import { describe, expect, it } from 'vitest';
import { NO_FILTER, activeChoices, cleared, type FilterState } from './filter-state.ts';

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
    expect(
      activeChoices({
        ...NO_FILTER,
        years: { from: 2015, to: 2020 },
        deal: 'bid',
        ending: 24,
        radius: 50,
        fuels: ['Flex', 'Diesel'],
        gearboxes: ['Manual'],
        colours: ['Preto'],
      }),
    ).toBe(8);
  });
});
