import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { describe, expect, it } from 'vitest';
import { costQuote } from './cost-quote.ts';
import { costTerms } from './cost-terms.ts';

describe('the terms of the cost', () => {
  it('are centavos and hundredths of a percent, and calculate as the server does', () => {
    const terms = costQuote({
      linhas: [
        { tipo: 'preco', texto: 'Preço', valor: 45_900 },
        { tipo: 'taxa', texto: 'Taxa do comprador (5,5%)', valor: 2524.5 },
        { tipo: 'frete', texto: 'Frete até ES', valor: 1200 },
      ],
      total: 49_624.5,
      parcial: 49_624.5,
      taxa: { percentual: 5.5, minimo: 500, fixa: 0 },
      frete: 1200,
      destino: { cidade: 'Serra', uf: 'ES', aproximado: false },
      km: 652,
      retirada: [
        { cidade: 'São Paulo', uf: 'SP', endereco: 'Rua Um, 1', horario: '8h às 17h' },
        { cidade: 'Campinas', uf: 'SP', endereco: '', horario: '' },
      ],
      diarias: {
        diasLivres: 10,
        diaria: 50,
        maximoDias: 30,
        maximo: 1500,
        veiculos: 1,
        chaves: 'sempre',
        texto: '10 dias úteis sem custo',
      },
    });
    expect(terms).toEqual({
      fee: { basisPoints: 550, minimum: 50_000, fixed: 0 },
      feeLabel: 'Taxa do comprador (5,5%)',
      freight: 120_000,
      freightText: 'Frete até ES',
      destination: 'Serra (ES)',
      toCapital: false,
      pickup: ['São Paulo (SP), Rua Um, 1, 8h às 17h', 'Campinas (SP)'],
      storageText: '10 dias úteis sem custo',
    });
    expect(totalCost(4_590_000, terms.fee, terms.freight).total).toBe(4_962_450);
  });

  it('leave the freight open where it is to be agreed on', () => {
    const none = { percentual: 0, minimo: 0, fixa: 0 };
    expect(
      costTerms({
        linhas: [],
        total: null,
        parcial: 0,
        taxa: none,
        frete: null,
        destino: null,
        km: null,
        retirada: [],
        diarias: null,
      }).freight,
    ).toBeNull();
  });
});
