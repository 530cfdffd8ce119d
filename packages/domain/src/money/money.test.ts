import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasReferenceData, referenceRows } from '../testing-support/reference-data.ts';
import { isCentavos, MAX_CENTAVOS } from './centavos.ts';
import { formatMoney, formatPrice } from './format-money.ts';
import { maskMoneyWhenDone, maskMoneyWhileTyping, moneyFieldText } from './money-mask.ts';
import { parseMoney } from './parse-money.ts';
import { centavosFromReais, reaisFromCentavos } from './wire-money.ts';

const anyCentavos = fc.integer({ min: 0, max: MAX_CENTAVOS });
const FILE = 'validacao/dinheiro_brl.csv';

/** What the product decided where no rule is published. */
const DECIDED: Readonly<Record<string, number | null>> = {
  '1,234.56': null,
  '10 mil': null,
  '999999999999,99': 99_999_999_999_999,
  '1 234,56': null,
  'R$ 1.234,56 à vista': null,
  '+100,00': null,
  '100,': 10_000,
  ',50': 50,
  '17,500,00': null,
};

describe('reading amounts', () => {
  it.each([
    ['R$ 1.234,56', 123_456],
    ['R$\u00a0139.800,00', 13_980_000],
    ['139800,5', 13_980_050],
    ['139800.50', 13_980_050],
    ['1.234', 123_400],
    ['1.2', 120],
    ['0', 0],
    [' 100 ', 10_000],
    ['R$1', 100],
    ['R$  1', 100],
  ])('reads %s', (text, centavos) => {
    expect(parseMoney(text)).toBe(centavos);
  });
  it.each([
    '',
    'R$',
    ',',
    '-1,00',
    '1e5',
    'NaN',
    '1.23.456,00',
    '1234,567',
    '０,０１',
    'US$ 100,00',
    '1.2345',
    '1R$2',
  ])('refuses "%s"', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
  it.each(Object.entries(DECIDED))('decides "%s" as %s', (text, centavos) => {
    expect(parseMoney(text)).toBe(centavos);
  });
  it.skipIf(!hasReferenceData(FILE))('agrees with every line of the reference file', () => {
    const rows = referenceRows(FILE);
    expect(rows).toHaveLength(33);
    for (const { entrada = '', centavos_esperados: expected = '' } of rows) {
      const centavos = expected === '?' ? DECIDED[entrada] : expected === 'ERRO' ? null : Number(expected);
      expect([entrada, parseMoney(entrada)]).toEqual([entrada, centavos]);
    }
  });
  it('reads back everything it writes', () => {
    fc.assert(fc.property(anyCentavos, (centavos) => parseMoney(formatMoney(centavos)) === centavos));
  });
});

describe('writing amounts', () => {
  it.each([
    [0, 'R$\u00A00,00'],
    [5, 'R$\u00A00,05'],
    [123_456, 'R$\u00A01.234,56'],
    [100_000_000, 'R$\u00A01.000.000,00'],
  ])('writes %i as %s', (centavos, text) => {
    expect(formatMoney(centavos)).toBe(text);
  });
  it('never splits the amount from its currency, and fields hold what people type', () => {
    fc.assert(fc.property(anyCentavos, (centavos) => !formatMoney(centavos).includes(' ')));
    expect(moneyFieldText(123_456)).toBe('R$ 1.234,56');
  });
  it('shows the placeholder where there is no price, C-41', () => {
    expect(formatPrice(0)).toBe('R$\u00A00.000,00*');
    expect(formatPrice(1)).toBe('R$\u00A00,01');
  });
});

describe('reais on the wire, C-28', () => {
  it('goes there and back without loss, never with more than two decimals', () => {
    fc.assert(
      fc.property(anyCentavos, (centavos) => {
        const reais = reaisFromCentavos(centavos);
        expect(centavosFromReais(reais)).toBe(centavos);
        expect(String(reais)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });
  it.each([0.001, 1.005, -0.01, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e13 + 1, 2 ** 60])(
    'refuses %d',
    (reais) => {
      expect(centavosFromReais(reais)).toBeNull();
    },
  );
  it('takes decimal fractions that binary numbers only approach', () => {
    expect(centavosFromReais(1.15)).toBe(115);
    expect(centavosFromReais(0.29)).toBe(29);
    expect(Object.is(centavosFromReais(-0), 0)).toBe(true);
  });
  it('knows what an amount is', () => {
    expect([0, 1, MAX_CENTAVOS].every(isCentavos)).toBe(true);
    expect([-1, 0.5, Number.NaN, MAX_CENTAVOS + 1].some(isCentavos)).toBe(false);
  });
});

describe('money fields, C-60 and BIDS-06', () => {
  it('keeps digits and one comma while typing', () => {
    expect(maskMoneyWhileTyping('R$ 1a.5x00,5,07')).toBe('1500,50');
    expect(maskMoneyWhileTyping('1500')).toBe('1500');
    expect(maskMoneyWhileTyping(',')).toBe(',');
    expect(maskMoneyWhileTyping(',5,07')).toBe(',50');
  });
  it.each([
    ['1500', 'R$ 1.500,00'],
    ['1500,5', 'R$ 1.500,50'],
    ['1500,', 'R$ 1.500,00'],
    ['R$ 1.500,50', 'R$ 1.500,50'],
    ['0', ''],
    ['0,00', ''],
    ['', ''],
    ['abc', ''],
  ])('formats "%s" as "%s" when done, BIDS-05', (typed, shown) => {
    expect(maskMoneyWhenDone(typed)).toBe(shown);
  });
});
