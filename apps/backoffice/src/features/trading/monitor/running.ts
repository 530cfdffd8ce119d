import type { RunningOffer } from '@patio/contract/trading/monitor/running-offer.ts';
import type { WatchedOffer } from './use-live-offers.ts';

/** A running offer as the screen shows it. */
export interface Running extends RunningOffer {
  /** How many people have its page open; null: not known yet. */
  readonly observando: number | null;
  /** It has ended since the list was read. */
  readonly ended: boolean;
}

/** What was read, with what came since: whichever line of the ledger is later holds. */
export function runningWith(row: RunningOffer, live: WatchedOffer | undefined): Running {
  const plain = { ...row, observando: live?.observando ?? null, ended: false };
  if (live === undefined || live.seq < row.seq) return plain;
  return {
    ...plain,
    seq: live.seq,
    valor: live.valorLeilao,
    lances: live.lances,
    fim: live.end,
    fimAnunciado: live.endOriginal,
    reserva: live.reservaAtingida === null ? 'sem' : live.reservaAtingida ? 'atingida' : 'abaixo',
    // The stream names nobody: who leads is read again.
    lider: live.seq === row.seq ? row.lider : null,
    ended: live.status !== 'A',
  };
}
