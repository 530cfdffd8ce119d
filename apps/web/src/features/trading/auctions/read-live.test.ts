import { describe, expect, it } from 'vitest';
import { clockOffset, newer, readLive } from './read-live.ts';

const message = {
  codigoOferta: 7,
  seq: 3,
  status: 'A',
  hasBid: true,
  valorLeilao: 1000.5,
  lances: 3,
  lider: 'Participante 4',
  end: '2026-11-20T20:00:00.000Z',
  endOriginal: '2026-11-20T19:58:00.000Z',
  endMaximo: '2026-11-20T20:58:00.000Z',
  reservaAtingida: false,
  agora: '2026-11-20T19:00:00.000Z',
  prorrogacaoMinutos: 3,
  observando: 12,
};

describe('live figures', () => {
  it('come in centavos and milliseconds', () => {
    expect(readLive(JSON.stringify(message))).toEqual({
      watching: 12,
      live: {
        seq: 3,
        status: 'A',
        hasBid: true,
        price: 100_050,
        bids: 3,
        leader: 'Participante 4',
        end: Date.UTC(2026, 10, 20, 20),
        reserveMet: false,
        originalEnd: Date.UTC(2026, 10, 20, 19, 58),
        latestEnd: Date.UTC(2026, 10, 20, 20, 58),
        softCloseMinutes: 3,
        serverNow: Date.UTC(2026, 10, 20, 19),
      },
    });
  });
  it.each([
    '',
    'null',
    '[]',
    '{"erros":["x"]}',
    JSON.stringify({ ...message, status: 'Z' }),
    JSON.stringify({ ...message, seq: '3' }),
  ])('are not read from %s', (text) => {
    expect(readLive(text)).toBeNull();
  });
  it('never go back to an older state', () => {
    const read = (change: object) => readLive(JSON.stringify({ ...message, ...change }))?.live;
    const [old, fresh] = [read({ seq: 3 }), read({ seq: 4, valorLeilao: 1100 })];
    if (old === undefined || fresh === undefined) throw new Error('unreadable');
    expect(newer(fresh, old)).toBe(fresh);
    expect(newer(old, fresh)).toBe(fresh);
  });
});

describe('the clock', () => {
  it('is corrected by half the round trip, rule 0.2', () => {
    expect(clockOffset({ sent: 1000, received: 1200, server: 5100 })).toBe(4000);
    expect(clockOffset({ sent: 1000, received: 1000, server: 1000 })).toBe(0);
  });
});
