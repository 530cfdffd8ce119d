import type { Balances } from '../book/book-account.ts';

/** What a charge is for. */
export const CHARGE_KINDS = ['price', 'commission', 'freight', 'documents', 'storage', 'deposit'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export const CHARGE_STATES = ['open', 'part-paid', 'paid', 'overdue', 'cancelled', 'refunded'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What the state of a charge follows from; amounts in centavos, instants in epoch milliseconds. */
export interface ChargeFacts {
  readonly amount: number;
  readonly balances: Balances;
  readonly cancelled: boolean;
  readonly returned: number;
  readonly dueAt: number;
}

/** What buyers have paid of a charge, in centavos, whatever became of it since; without money of other payers that waits. */
export function receivedOf({ balances, returned }: Pick<ChargeFacts, 'balances' | 'returned'>): number {
  // What was given up was passed on too, and is with the store.
  const passedOn =
    balances['paid-out'] + balances['store-commission'] + balances['paying-out'] + balances['house-loss'];
  return balances['house-bank'] + balances.suspense + returned + passedOn;
}

/** Whether a purchase is paid in full: it has charges, and the buyer owes nothing of any, whatever other money waits. Centavos. */
export function isFullyPaid(receivables: readonly number[]): boolean {
  return receivables.length > 0 && receivables.every((owed) => owed === 0);
}

/** The state of a charge, from what its entries in the book add up to. */
export function chargeState(
  { amount, balances, cancelled, returned, dueAt }: ChargeFacts,
  now: number,
): ChargeState {
  if (cancelled)
    return returned > 0 && balances.user === 0 && balances.sending === 0 ? 'refunded' : 'cancelled';
  if (balances.receivable === 0) return 'paid';
  if (dueAt < now) return 'overdue';
  return balances.receivable < amount ? 'part-paid' : 'open';
}
