import type { ChargeKind } from '../charges/charge-state.ts';
import { dayOf } from '../../time/sao-paulo.ts';

/** A charge whose buyer wants to pay it until its due date; instant in epoch milliseconds. */
export interface DatableCharge {
  readonly kind: ChargeKind;
  readonly dueAt: number;
}

/**
 * The day (yyyy-mm-dd, São Paulo) until whose end a Pix of a charge may stay valid: its due date, if that is a later day than today. Null: it
 * is paid at once, as is what is overdue, and a deposit, which has to be there before a bid. No interest and no fine: the standard's
 * `validadeAposVencimento` is zero, and what is late is paid at once.
 */
export function datedUntil({ kind, dueAt }: DatableCharge, now: number): string | null {
  const due = dayOf(dueAt);
  return kind !== 'deposit' && due > dayOf(now) ? due : null;
}
