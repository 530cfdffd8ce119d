import type { Withdrawal } from '@patio/contract/sales/reopenings/withdrawal.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** Bids that the user may withdraw. Money in centavos, instants in epoch milliseconds. */
export interface WithdrawalView {
  readonly offerCode: number;
  readonly reason: Withdrawal['motivo'];
  /** Null: while the offer is stayed. */
  readonly until: number | null;
  /** The highest of these bids, as everyone sees it. */
  readonly value: number;
}

/** Maps a response to what may be withdrawn on an offer; null when nothing may. */
export function withdrawalOf(offerCode: number, wire: Withdrawal | null): WithdrawalView | null {
  if (wire === null) return null;
  return {
    offerCode,
    reason: wire.motivo,
    until: wire.ate === null ? null : Date.parse(wire.ate),
    value: centavosFromReais(wire.valor) ?? 0,
  };
}
