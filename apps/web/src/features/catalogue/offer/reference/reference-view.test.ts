import { describe, expect, it } from 'vitest';
import { conditionTexts as texts } from '../../../../texts/ptbr/offers/condition.ts';
import { gapText, monthText, offerReference } from './reference-view.ts';

const known = (valor: number, mes = '2026-06') => ({
  codigo: 1,
  codigoFipe: '001267-0',
  descricao: 'Mobi',
  mes,
  valor,
  historico: [],
});
const none = { codigo: 2, codigoFipe: null, descricao: null, mes: null, valor: null, historico: [] };

describe('the reference price of an offer', () => {
  it('is that of its vehicle, in centavos', () => {
    expect(offerReference([known(45_210)])).toEqual({ month: '2026-06', value: 4_521_000, lot: false });
  });
  it('is the sum of a lot only when every vehicle has one of the same month', () => {
    expect(offerReference([known(45_210), known(10_000)])).toEqual({
      month: '2026-06',
      value: 5_521_000,
      lot: true,
    });
    expect(offerReference([known(45_210), none])).toBeNull();
    expect(offerReference([none, known(45_210)])).toBeNull();
    expect(offerReference([known(45_210), known(10_000, '2026-05')])).toBeNull();
    expect(offerReference([])).toBeNull();
  });
  it('says its month and how far the price is, in words', () => {
    expect(monthText('2026-06', texts)).toBe('junho de 2026');
    expect(gapText(8_800_000, 10_000_000, texts)).toBe('12% abaixo da referência');
    expect(gapText(11_200_000, 10_000_000, texts)).toBe('12% acima da referência');
    expect(gapText(10_000_000, 10_000_000, texts)).toBe('No valor da referência');
    expect(gapText(0, 10_000_000, texts)).toBeNull();
  });
});
