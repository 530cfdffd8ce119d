import { centavosFromReais, reaisFromCentavos } from '../../money/wire-money.ts';
import type { FeeRule } from './fee-rule.ts';

/** A fee as calls carry it: percent of the price, and reais; without a maximum there is none. */
export interface WireFee {
  readonly percentual: number;
  readonly minimo: number;
  readonly maximo?: number | undefined;
  readonly fixa: number;
}

/** A percentage, with at most two decimals, as the rules count it. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}

/** A fee of a call as the rules know it. */
export function feeFromWire({ percentual, minimo, maximo, fixa }: WireFee): FeeRule {
  return {
    basisPoints: basisPointsOf(percentual),
    minimum: centavosFromReais(minimo) ?? 0,
    ...(maximo === undefined ? {} : { maximum: centavosFromReais(maximo) }),
    fixed: centavosFromReais(fixa) ?? 0,
  };
}

/** A fee as calls carry it. */
export function wireFromFee({ basisPoints, minimum, maximum = null, fixed }: FeeRule): WireFee {
  return {
    percentual: basisPoints / 100,
    minimo: reaisFromCentavos(minimum),
    ...(maximum === null ? {} : { maximo: reaisFromCentavos(maximum) }),
    fixa: reaisFromCentavos(fixed),
  };
}
