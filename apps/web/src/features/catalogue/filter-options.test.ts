import { describe, expect, it } from 'vitest';
import { choicesOf, matching } from './filter-options.ts';

const item = (codigo: number, name: string) => ({
  codigo,
  name,
  ativo: `/on/${codigo}`,
  inativo: `/off/${codigo}`,
});
const items = [item(1, 'Agrale'), item(2, 'Volvo'), item(3, 'Scania')];
const counts = [
  { codigo: 2, name: 'Volvo', count: 7 },
  { codigo: 3, name: 'Scania', count: 9 },
];

describe('choices of a filter list', () => {
  it('puts chosen ones first and then those with most offers', () => {
    expect(choicesOf(items, counts, [1]).map(({ name, count }) => [name, count])).toEqual([
      ['Agrale', 0],
      ['Scania', 9],
      ['Volvo', 7],
    ]);
  });
  it('shows the active picture of a chosen item and the inactive one of others, FILT-28', () => {
    expect(choicesOf(items, counts, [2]).map(({ image }) => image)).toEqual(['/on/2', '/off/3', '/off/1']);
  });
  it('falls back to the counted names when the list did not come', () => {
    expect(choicesOf([], counts, []).map(({ name }) => name)).toEqual(['Scania', 'Volvo']);
  });
  it('finds by substring without regard to case, FILT-27', () => {
    expect(matching(choicesOf(items, counts, []), ' VOL ').map(({ name }) => name)).toEqual(['Volvo']);
  });
});
