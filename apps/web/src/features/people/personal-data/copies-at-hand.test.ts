import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { describe, expect, it } from 'vitest';
import { copiesAtHand } from './copies-at-hand.ts';

const until = '2026-06-10T12:00:00.000Z';
const request = (protocolo: string, more: Partial<PersonalDataRequest> = {}): PersonalDataRequest => ({
  protocolo,
  tipo: 'exportacao',
  situacao: 'concluido',
  assunto: null,
  texto: '',
  abertoEm: '2026-06-01T12:00:00.000Z',
  prazo: '2026-06-17T02:59:59.999Z',
  respondidoEm: null,
  resposta: null,
  exclusaoEm: null,
  arquivoAte: null,
  ...more,
});
const ready = { protocol: '2', until: Date.parse(until) };

describe('the copies of one’s data at hand, rule 0.14', () => {
  it('are the newest that can be downloaded, although staff made another for a user’s letter later', () => {
    const older = request('1', { arquivoAte: '2026-06-05T12:00:00.000Z' });
    const requests = [request('3'), request('2', { arquivoAte: until }), older];
    expect(copiesAtHand(requests)).toEqual({ waiting: null, ready });
  });

  it('are both the one under way and the one before it', () => {
    const waiting = request('4', { situacao: 'aberto' });
    expect(copiesAtHand([waiting, request('2', { arquivoAte: until })])).toEqual({ waiting, ready });
  });

  it('are none of other requests', () => {
    const correction = request('5', { tipo: 'correcao', situacao: 'aberto' });
    expect(copiesAtHand([correction])).toEqual({ waiting: null, ready: null });
  });
});
