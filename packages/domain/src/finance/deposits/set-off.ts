import type { Centavos } from '../../money/centavos.ts';
import type { DepositFacts } from './deposit-step.ts';

/**
 * Whether who left a deposit may let it pay the price of what they won, or take that back: as long as it is held and the purchase is to be
 * paid.
 */
export function decideUse({
  state,
  purchase,
  decideBy,
}: DepositFacts): 'allowed' | 'not-held' | 'no-purchase' | 'undecided' {
  if (state !== 'held') return 'not-held';
  if (decideBy !== null) return 'undecided';
  return purchase?.unpaid === true ? 'allowed' : 'no-purchase';
}

/** What is still open of a sale: of its price, and of everything else but storage. Centavos. */
export interface OpenOfSale {
  readonly price: Centavos;
  readonly others: Centavos;
}

/**
 * What a chosen deposit pays of the price now: all that the purchase still lacks, and before that nothing, so that until then it stands as
 * security. Centavos.
 */
export function setOffNow(deposit: Centavos, { price, others }: OpenOfSale): Centavos {
  return others <= 0 && price <= deposit ? Math.max(0, price) : 0;
}

/** What a buyer is asked to pay of a charge when a deposit pays its last part. Centavos. */
export function leftToPay(open: Centavos, reserved: Centavos): Centavos {
  return Math.max(0, open - reserved);
}
