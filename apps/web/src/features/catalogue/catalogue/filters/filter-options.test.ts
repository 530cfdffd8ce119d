import { describe, expect, it } from 'vitest';
import { allItems, choiceSet, choicesOf, heldBy, matching } from './filter-options.ts';

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
  it('puts those with most offers first', () => {
    expect(allItems(items, counts).map(({ name, count }) => [name, count])).toEqual([
      ['Scania', 9],
      ['Volvo', 7],
      ['Agrale', 0],
    ]);
  });
  it('shows the first ones, and before them what is chosen beyond, FILT-26', () => {
    const shown = (selected: number[]) => choiceSet(items, counts, selected, 2);
    expect(shown([]).items.map(({ name }) => name)).toEqual(['Scania', 'Volvo']);
    expect(shown([2]).items.map(({ name }) => name)).toEqual(['Scania', 'Volvo']);
    expect(shown([1]).items.map(({ name }) => name)).toEqual(['Agrale', 'Scania', 'Volvo']);
    expect(shown([1]).total).toBe(3);
  });
  it('leaves out what no offer has, and nameless things, unless chosen, FILT-08', () => {
    const nameless = { codigo: 9, name: '', count: 4 };
    expect(choiceSet(items, [...counts, nameless], [], 5)).toMatchObject({ total: 2 });
    expect(choiceSet([], [...counts, nameless], [], 5).items.map(({ name }) => name)).toEqual([
      'Scania',
      'Volvo',
    ]);
  });
  it('shows the active picture of a chosen item and the inactive one of others, FILT-28', () => {
    const all = allItems(items, counts);
    expect(choicesOf(all, [2]).map(({ image }) => image)).toEqual(['/off/3', '/on/2', '/off/1']);
  });
  it('falls back to the counted names when the list did not come', () => {
    expect(allItems([], counts).map(({ name }) => name)).toEqual(['Scania', 'Volvo']);
  });
  it('holds only what is counted where offers say themselves what they hold', () => {
    const whole = heldBy({ brands: counts, subcategories: [], models: [] });
    expect(whole.brands.map(({ name }) => name)).toEqual(['Scania', 'Volvo']);
    expect([whole.subcategories, whole.models]).toEqual([[], []]);
    expect(heldBy(undefined).brands).toEqual([]);
  });
  it('knows no number of what the server stopped counting at', () => {
    const many = Array.from({ length: 200 }, (_, codigo) => ({
      codigo: codigo + 10,
      name: 'x',
      count: 5,
    }));
    expect(allItems(items, many).map(({ count }) => count)).toEqual([null, null, null]);
    expect(allItems(items, undefined).map(({ count }) => count)).toEqual([null, null, null]);
  });
  it('finds by substring without regard to case, FILT-27', () => {
    expect(matching(allItems(items, counts), ' VOL ').map(({ name }) => name)).toEqual(['Volvo']);
  });
});
