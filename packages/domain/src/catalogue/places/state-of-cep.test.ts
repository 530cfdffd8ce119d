import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOfCep } from './state-of-cep.ts';

it.each([
  ['01000', '19999', 'SP', 3_550_308],
  ['20000', '28999', 'RJ', 3_304_557],
  ['29000', '29999', 'ES', 3_205_309],
  ['30000', '39999', 'MG', 3_106_200],
  ['40000', '48999', 'BA', 2_927_408],
  ['49000', '49999', 'SE', 2_800_308],
  ['50000', '56999', 'PE', 2_611_606],
  ['57000', '57999', 'AL', 2_704_302],
  ['58000', '58999', 'PB', 2_507_507],
  ['59000', '59999', 'RN', 2_408_102],
  ['60000', '63999', 'CE', 2_304_400],
  ['64000', '64999', 'PI', 2_211_001],
  ['65000', '65999', 'MA', 2_111_300],
  ['66000', '68899', 'PA', 1_501_402],
  ['68900', '68999', 'AP', 1_600_303],
  ['69000', '69299', 'AM', 1_302_603],
  ['69300', '69399', 'RR', 1_400_100],
  ['69400', '69899', 'AM', 1_302_603],
  ['69900', '69999', 'AC', 1_200_401],
  ['70000', '72799', 'DF', 5_300_108],
  ['72800', '72999', 'GO', 5_208_707],
  ['73000', '73699', 'DF', 5_300_108],
  ['73700', '76799', 'GO', 5_208_707],
  ['76800', '76999', 'RO', 1_100_205],
  ['77000', '77999', 'TO', 1_721_000],
  ['78000', '78899', 'MT', 5_103_403],
  ['79000', '79999', 'MS', 5_002_704],
  ['80000', '87999', 'PR', 4_106_902],
  ['88000', '89999', 'SC', 4_205_407],
  ['90000', '99999', 'RS', 4_314_902],
] as const)('%s000 to %s999 lie in %s', (from, to, uf, capitalCode) => {
  expect([`${from}000`, `${to}999`].map(stateOfCep)).toEqual([
    { uf, capitalCode },
    { uf, capitalCode },
  ]);
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
