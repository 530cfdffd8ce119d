import { describe, expect, it } from 'vitest';
import { ledgerLines } from './ledger-lines.ts';
import type { Ledger } from './load-ledger.ts';

type Entry = Ledger['entradas'][number];

const line = (seq: number, tipo: Entry['tipo'], participante: string, valor: number, more = {}): Entry => ({
  seq,
  em: '2026-06-02T18:30:00.000Z',
  participante,
  tipo,
  valor,
  anterior: '',
  hash: '',
  selo: null,
  ...more,
});
const ends = (...entradas: Entry[]) => ledgerLines({ entradas }).map(({ end }) => end);

describe('lines of the bid history', () => {
  it('strike the bids that were annulled', () => {
    const entradas = [
      line(1, 'L', 'P-1', 100),
      line(2, 'L', 'P-2', 200),
      line(3, 'Z', 'P-2', 200, { anula: 2, motivo: 'engano' }),
    ];
    expect(ledgerLines({ entradas }).map(({ struck }) => struck)).toEqual([false, true, false]);
  });
  it('describe what each end means', () => {
    const closed = line(2, 'F', 'P-1', 100);
    const undone = line(3, 'F', '', 0);
    expect(ends(line(1, 'L', 'P-1', 100), closed)).toEqual([null, 'closed']);
    expect(ends(closed, undone, line(4, 'F', 'P-2', 90))).toEqual(['closed', 'undone', 'second-chance']);
    expect(ends(closed, line(3, 'F', 'P-1', 100))).toEqual(['closed', 'accepted']);
    expect(ends(line(2, 'F', '', 100), line(3, 'F', 'P-1', 100))).toEqual(['closed', 'accepted']);
    expect(ends(line(1, 'F', '', 0))).toEqual(['closed']);
    const reopened = line(3, 'R', '', 1_800_000_000_000);
    expect(ends(closed, reopened, line(4, 'F', 'P-1', 100))).toEqual(['closed', null, 'closed']);
  });
});
