import type { Centavos } from '../../money/centavos.ts';

/** Whether bidding has reached an amount: a sale outside the bidding must be above the current bid (rules 0.29, 0.30). */
export function isReached(
  { hasBid, price }: { readonly hasBid: boolean; readonly price: Centavos },
  amount: Centavos,
): boolean {
  return hasBid && price >= amount;
}
