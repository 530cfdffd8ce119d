import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOfCep } from './state-of-cep.ts';

it.each([
  ['01310100', 'SP'],
  ['29100000', 'ES'],
  ['69300000', 'RR'],
  ['69400000', 'AM'],
  ['72800000', 'GO'],
  ['73000000', 'DF'],
  ['99999999', 'RS'],
])('%s lies in %s', (cep, uf) => {
  expect(stateOfCep(cep)?.uf).toBe(uf);
});

it.each(['00000000', '00999999', '78999000', '1', '', '0131010a', '013101000'])(
  'knows no state of %j',
  (cep) => {
    expect(stateOfCep(cep)).toBeNull();
  },
);

it('reaches all 27 states, each with a capital whose code begins as those of its state do', () => {
  const found = new Map<string, number>();
  for (let start = 0; start < 100_000; start += 50) {
    const state = stateOfCep(`${String(start).padStart(5, '0')}000`);
    if (state) found.set(state.uf, state.capitalCode);
  }
  expect(found.size).toBe(27);
  expect(new Set([...found.values()].map((code) => Math.floor(code / 100_000))).size).toBe(27);
});

it('depends on the first five digits only', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(999), (start, rest) => {
      const five = String(start).padStart(5, '0');
      expect(stateOfCep(`${five}${String(rest).padStart(3, '0')}`)).toEqual(stateOfCep(`${five}000`));
    }),
  );
});
