import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig } from './load-config.ts';

const rulesOf = (env: Record<string, string>) => loadConfig(env).rules;

test('a house takes no fee and agrees on every freight unless it says otherwise, S-17', () => {
  expect(rulesOf({})).toMatchObject({ fee: { basisPoints: 0, minimum: 0, fixed: 0 }, freightTable: {} });
});

test('fee and freight are read to the centavo', () => {
  const env = {
    BUYER_FEE_PERCENT: '2,75',
    BUYER_FEE_MINIMUM: '1.500',
    BUYER_FEE_FIXED: '390,50',
    FREIGHT_PRICES: 'ES=900; sp = 1.450,05;',
  };
  expect(rulesOf(env)).toMatchObject({
    fee: { basisPoints: 275, minimum: 150_000, fixed: 39_050 },
    freightTable: { ES: 90_000, SP: 145_005 },
  });
});

test.each([
  ['BUYER_FEE_PERCENT', '101'],
  ['BUYER_FEE_PERCENT', '2.755'],
  ['BUYER_FEE_PERCENT', '-1'],
  ['BUYER_FEE_MINIMUM', 'muito'],
  ['BUYER_FEE_FIXED', '1000000,01'],
  ['FREIGHT_PRICES', 'XX=900'],
  ['FREIGHT_PRICES', 'ES=900;ES=800'],
  ['FREIGHT_PRICES', 'ES'],
  ['FREIGHT_PRICES', 'ES=900=1'],
  ['FREIGHT_PRICES', 'toString=1'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
});
