import { openAuction } from '@patio/domain/trading/auctions/auction-state.ts';
import type { LedgerStep } from '@patio/domain/trading/auctions/ledger/ledger-steps.ts';
import { describe, expect, it } from 'vitest';
import { ledgerCsv } from './ledger-files.ts';
import { stepWords } from './step-words.ts';
import { ledgerPt } from './texts/ptbr.ts';

const open = openAuction({
  offerId: 1,
  version: 2,
  base: 100_000,
  increment: 10_000,
  minimumStep: 'any',
  reserve: 350_000,
  originalEnd: 1_000_000,
  softCloseMs: 180_000,
  softCloseCapMs: 3_600_000,
  conditionalWorkingDays: 1,
});
const leader = { bidderId: 1, maximum: 400_000, since: 1, automatic: true };
const telling = {
  texts: ledgerPt,
  name: (who: number | null) => `P-${who}`,
  time: () => '10:00:00',
  dateTime: () => '24/11 10:00',
};
const step = (given: Partial<LedgerStep>): LedgerStep => ({
  at: 1,
  cause: 'maximum',
  bid: { bidderId: 1, amount: 400_000, automatic: true, at: 1 },
  leads: true,
  recorded: [],
  derived: [],
  agrees: true,
  bidCount: 1,
  after: { ...open, price: 100_000, hasBid: true, leader },
  ...given,
});
const words = (given: Partial<LedgerStep>) => {
  const { cameIn, says, after } = stepWords(step(given), open, telling);
  return [cameIn, ...says, after].join(' ').replaceAll('\u00A0', ' ');
};

describe('a step in words', () => {
  it('describes bid, rule and resulting state', () => {
    expect(words({})).toBe(
      'P-1 definiu um valor máximo de R$ 4.000,00. É o primeiro lance: o preço fica no valor inicial, e o máximo continua em segredo. Preço R$ 1.000,00 · lidera P-1',
    );
  });
  it('describes a reserve that lifts the price and an end that moves, rules 0.3 and 0.6', () => {
    const after = { ...open, price: 350_000, end: 1_100_000, hasBid: true, leader };
    expect(words({ after })).toContain('O máximo alcança a reserva: o preço sobe até ela.');
    expect(words({ after })).toContain('o fim passa para 10:00:00');
  });
  it('describes what the rule would have produced', () => {
    const derived = [{ seq: 1, at: 1, participant: 1, type: 'P', value: 100_000 }] as const;
    expect(words({ agrees: false, derived })).toContain('A regra daria: lance automático P-1 R$ 1.000,00.');
    expect(words({ agrees: false })).toContain('A regra não daria linha nenhuma.');
  });
  it('describes a reopening and a moved end with the new end, rules 0.28, 0.32', () => {
    const after = { ...open, end: 2_000_000, announcedEnd: 2_000_000 };
    const moved = [{ seq: 1, at: 1, participant: null, type: 'M', value: 2_000_000 }] as const;
    expect(words({ cause: 'reopened', bid: null, after })).toContain('o fim passa a ser 24/11 10:00');
    expect(words({ cause: 'end-moved', bid: null, after })).toContain('O fim passa a ser 24/11 10:00');
    expect(words({ agrees: false, derived: moved })).toContain('A regra daria: novo fim 24/11 10:00.');
  });
  it('says who decides below the reserve, and that nobody leads an offer that ended without a sale', () => {
    const ended = { ...open, status: 'E', leader } as const;
    expect(words({ cause: 'conditional', bid: null, after: { ...ended, conditionalUntil: 9 } })).toContain(
      'a equipe de vendas decide',
    );
    expect(words({ cause: 'defaulted', bid: null, after: ended })).toMatch(/Encerrada sem venda$/u);
  });
});

describe('a ledger as a spreadsheet', () => {
  it('has a row for each line, in the fields that are hashed', () => {
    const line = {
      seq: 1,
      em: 'e',
      participante: 'a"b',
      tipo: 'L',
      valor: 5,
      anterior: 'x',
      hash: 'y',
      selo: 's',
    } as const;
    const regra = { base: 1, incremento: 1, reserva: false, reservaSelo: null, reservaValor: null };
    const rule = {
      ...regra,
      versao: 2,
      minimumStep: 'any',
      reservaSegredo: null,
      segredoMaximos: null,
      fimAnunciado: 'e',
      prorrogacaoMs: 0,
      prorrogacaoLimiteMs: 0,
    } as const;
    const estado = { status: 'A', valor: 5, lider: null, fim: 'e' } as const;
    const sigilo = { aberto: false, ate: null };
    const wire = { codigoOferta: 1, encerrada: false, sigilo, regra: rule, estado, entradas: [line] };
    expect(ledgerCsv(wire)).toBe(
      'seq,em,participante,tipo,valor,anterior,hash,selo\r\n1,e,"a""b",L,5,x,y,s\r\n',
    );
  });
});
