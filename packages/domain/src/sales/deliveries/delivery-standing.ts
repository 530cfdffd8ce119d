import type { DeliveryEnd, DeliveryState } from './delivery-steps.ts';

/** What ended a delivery beside its own steps: its purchase was cancelled, or staff completed it by hand. Null: nothing. */
export function deliveryEnd(
  purchase: { readonly cancelled: boolean; readonly status: 'V' | 'C' | 'L' | 'X' },
  state: DeliveryState,
): DeliveryEnd {
  if (purchase.cancelled) return 'cancelada';
  return purchase.status === 'X' && state !== 'confirmada' && state !== 'recusada' ? 'encerrada' : null;
}

/** What decides whether the freight of a delivery is paid; amounts in centavos. */
export interface FreightFacts {
  readonly state: DeliveryState;
  /** What was agreed; null: nothing yet. */
  readonly amountCents: number | null;
  /** The payment of the purchase is approved, by the book or by hand. */
  readonly approved: boolean;
  /** A charge of it was opened. */
  readonly charged: boolean;
  /** It was charged after that approval. */
  readonly chargedLater: boolean;
  /** What the buyer still owes of that charge. */
  readonly owedCents: number;
}

/** Whether an agreed freight is paid. What the sales team approved by hand counts, as everywhere, but not of before it was agreed. */
export function isFreightPaid(facts: FreightFacts): boolean {
  const { state, amountCents, approved, charged, chargedLater, owedCents } = facts;
  if (amountCents === null || state === 'a-combinar' || state === 'proposta') return false;
  return amountCents === 0 || (approved && !chargedLater) || (charged && owedCents <= 0);
}
