import { describe, expect, it } from 'vitest';
import { matchingOptions, stepTo, toggled } from './dropdown-choice.ts';

const options = [
  { value: 32, name: 'Espírito Santo' },
  { value: 35, name: 'São Paulo' },
];
const found = (term: string) => matchingOptions(options, term).map(({ name }) => name);

describe('searching a dropdown, DROP-02, DROP-04', () => {
  it.each(['ESP', 'espirito', 'Espírito S', ' santo '])('finds "%s" anywhere in a name', (term) => {
    expect(found(term)).toEqual(['Espírito Santo']);
  });
  it('shows everything without a term and nothing for nonsense', () => {
    expect(found('  ')).toHaveLength(2);
    expect(found('zzz')).toEqual([]);
    expect(found('##')).toEqual([]);
  });
});

describe('choosing', () => {
  it('takes the place of what was chosen, or stands beside it with several, DROP-05', () => {
    expect(toggled([32], 35, false)).toEqual([35]);
    expect(toggled([32], 35, true)).toEqual([32, 35]);
    expect(toggled([32, 35], 32, true)).toEqual([35]);
  });
  it('goes round with the arrow keys', () => {
    expect([stepTo(-1, 1, 3), stepTo(-1, -1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3)]).toEqual([0, 2, 0, 2]);
    expect(stepTo(-1, 1, 0)).toBe(-1);
  });
});
