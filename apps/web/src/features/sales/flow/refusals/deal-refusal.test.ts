import { describe, expect, it } from 'vitest';
import { refusalOf } from './deal-refusal.ts';

const failure = (status: number, reply: Record<string, unknown> = {}) => ({
  status,
  erros: ['palavras'],
  reply,
  retryAfter: null,
});

describe('refusals of a deal', () => {
  it.each([404, 406])('%i says that the offer is over, FLOW-23', (status) => {
    expect(refusalOf('BID', failure(status))).toEqual({ kind: 'offer-finished' });
  });
  it('409 on a bid carries the present value, FLOW-24', () => {
    expect(refusalOf('BID', failure(409, { valorLeilao: 1100.5 }))).toEqual({
      kind: 'higher-bid',
      text: 'palavras',
      current: 110_050,
    });
    expect(refusalOf('AUTO_BID', failure(409))).toMatchObject({ kind: 'higher-bid', current: null });
  });
  it('409 with a pseudonym is a bid that was recorded and answered at once, rules 0.19', () => {
    expect(refusalOf('BID', failure(409, { valorLeilao: 1200, participante: 'Participante 7' }))).toEqual({
      kind: 'beaten',
      text: 'palavras',
      current: 120_000,
    });
  });
  it('409 of the leader themselves is distinguished, rules 0.19', () => {
    expect(refusalOf('BID', failure(409, { valorLeilao: 1200, lider: true }))).toEqual({
      kind: 'own-leader',
      text: 'palavras',
    });
  });
  it('409 on a proposal is another sentence, FLOW-25', () => {
    expect(refusalOf('PURPOSE', failure(409))).toEqual({ kind: 'bid-exists', text: 'palavras' });
    expect(refusalOf('BUY', failure(409, { valorLeilao: 1200 }))).toEqual({
      kind: 'barred',
      text: 'palavras',
    });
    expect(refusalOf('BID', failure(406, { suspensa: true }))).toEqual({ kind: 'barred', text: 'palavras' });
  });
  it('206 is the limit although it is a success to fetch, C-70, LIMT-05', () => {
    expect(refusalOf('BUY', failure(206))).toEqual({ kind: 'limit', of: 'buy' });
    for (const type of ['BID', 'AUTO_BID', 'PURPOSE'] as const) {
      expect(refusalOf(type, failure(206))).toEqual({ kind: 'limit', of: 'bid' });
    }
  });
  it('403 is for this person, whatever they do', () => {
    expect(refusalOf('BUY', failure(403))).toEqual({ kind: 'barred', text: 'palavras' });
  });
  it('422 with a price says that it has changed, C-72', () => {
    expect(refusalOf('BUY', failure(422, { valorCompreJa: 46_000.5 }))).toEqual({
      kind: 'price-changed',
      text: 'palavras',
      price: 4_600_050,
    });
  });
  it('409 with what is known of the costs says that they have changed, whatever was wished for', () => {
    for (const type of ['BUY', 'BID', 'AUTO_BID', 'PURPOSE'] as const) {
      expect(refusalOf(type, failure(409, { valorParcial: 100.5, valorTotal: 100.5 }))).toEqual({
        kind: 'costs-changed',
        text: 'palavras',
        total: 10_050,
        known: 10_050,
      });
      expect(refusalOf(type, failure(409, { valorParcial: 100 }))).toMatchObject({
        total: null,
        known: 10_000,
      });
    }
  });
  it('503 shows the text of the server', () => {
    expect(refusalOf('BID', failure(503))).toEqual({ kind: 'other', text: 'palavras' });
  });
  it('knows 401, 429 and the rest, FLOW-26, BIDS-09', () => {
    expect(refusalOf('BID', failure(401)).kind).toBe('signed-out');
    expect(refusalOf('BID', failure(429))).toEqual({ kind: 'too-soon', text: 'palavras', seconds: null });
    expect(refusalOf('BID', { ...failure(429), retryAfter: 95 })).toMatchObject({ seconds: 95 });
    expect(refusalOf('BUY', failure(422))).toEqual({ kind: 'other', text: 'palavras' });
    expect(refusalOf('BUY', { status: 0, erros: [], reply: {}, retryAfter: null })).toEqual({
      kind: 'other',
      text: '',
    });
  });
});
