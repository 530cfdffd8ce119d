import type { Centavos } from '../../money/centavos.ts';

/** A charge in the order in which it is to be paid; `open` in centavos, zero if it is paid or cancelled. */
interface Payable {
  readonly code: number;
  readonly open: Centavos;
}

/**
 * How an amount is divided among charges: each gets what it lacks, in their order, and the last one all that is left, which is owed back.
 * Charges that get nothing are left out.
 */
export function allotMoney(
  amount: Centavos,
  charges: readonly Payable[],
): readonly { readonly charge: number; readonly amount: Centavos }[] {
  let left = amount;
  return charges
    .map(({ code, open }, place) => {
      const part = place === charges.length - 1 ? left : Math.min(left, open);
      left -= part;
      return { charge: code, amount: part };
    })
    .filter((part) => part.amount > 0);
}
