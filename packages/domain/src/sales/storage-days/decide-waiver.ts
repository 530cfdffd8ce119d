import type { Centavos } from '../../money/centavos.ts';
import type { StaffRole } from '../../staff/staff-role.ts';

/** A waiver of storage as it is asked for. Amounts in centavos. */
export interface WaiverAsked {
  readonly role: StaffRole | null;
  /** Null: of all that was charged. */
  readonly amount: Centavos | null;
  readonly owed: Centavos;
  /** What was charged and is not cancelled, paid or not. */
  readonly charged: Centavos;
  /** What a user of sales may waive of one purchase in all; above that finance or an administrator does. */
  readonly most: Centavos;
  /** What was waived of the purchase before. */
  readonly before: Centavos;
  /** The purchase was cancelled, which ends its storage. */
  readonly cancelled: boolean;
  readonly version: number;
  readonly readVersion: number;
}

export type WaiverRefusal = 'changed' | 'over' | 'amount' | 'above';

/**
 * Why storage cannot be waived; null: it can. No second user is asked, because no money leaves by it: what was paid goes back as a payback,
 * which takes two. `changed`: something was charged or waived since it was read.
 */
export function waiverRefusal(asked: WaiverAsked): WaiverRefusal | null {
  const { role, amount, owed, charged, most, before, cancelled, version, readVersion } = asked;
  if (version !== readVersion) return 'changed';
  const waived = amount ?? charged;
  const available = amount === null ? charged : owed;
  if (cancelled || available === 0) return 'over';
  if (!Number.isInteger(waived) || waived <= 0 || waived > available) return 'amount';
  const unbounded = role === 'finance' || role === 'administrator';
  return unbounded || before + waived <= most ? null : 'above';
}
