import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** An offer that the reader may take, because its buyer defaulted. Money in centavos, instants in epoch milliseconds. */
export interface SecondChanceView {
  readonly offerCode: number;
  readonly value: number;
  /** Until when they may answer. */
  readonly until: number;
  readonly pickup: boolean;
  /** UF to which it would be delivered; '' when that is not known. */
  readonly state: string;
}

/** Takes from a row of the call what its second chance shows; null without one. */
export function secondChanceOf({ codigoOferta, segundaChance }: NegotiationOffer): SecondChanceView | null {
  if (segundaChance === null) return null;
  return {
    offerCode: codigoOferta,
    value: centavosFromReais(segundaChance.valor) ?? 0,
    until: Date.parse(segundaChance.ate),
    pickup: segundaChance.frete === 'N',
    state: segundaChance.uf ?? '',
  };
}
