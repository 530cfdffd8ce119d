import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** An offer that the user may buy because its buyer defaulted. Money in centavos, instants in epoch milliseconds. */
export interface SecondChanceView {
  readonly offerCode: number;
  readonly value: number;
  /** The deadline for their answer. */
  readonly until: number;
  readonly pickup: boolean;
  /** UF of delivery; '' when unknown. */
  readonly state: string;
}

/** Maps a row of the response to its second chance; null without one. */
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
