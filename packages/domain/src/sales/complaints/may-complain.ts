import { dayOf } from '../../time/sao-paulo.ts';
import type { ComplaintCategory } from './complaint-words.ts';

const DAY_MS = 86_400_000;

/** What decides whether a purchase can be complained about. Instants in epoch milliseconds, null: not yet. */
export interface ComplainedPurchase {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly releasedAt: number | null;
  /** When the buyer has the vehicle. */
  readonly deliveredAt: number | null;
  readonly cancelledAt: number | null;
}

/** From the release on; before it, buyer and team write to each other. A sale that was cancelled before has nothing to complain about here. */
export function complaintAccess({
  status,
  releasedAt,
  cancelledAt,
}: ComplainedPurchase): 'open' | 'early' | 'cancelled' {
  if (releasedAt !== null || status === 'X') return 'open';
  if (cancelledAt !== null) return 'cancelled';
  return status === 'L' ? 'open' : 'early';
}

/** Whether a hidden defect can have been found on a day (yyyy-mm-dd): not in the future, and not before the sale. */
export function isDiscoveryDay(day: string, soldAt: number, now: number): boolean {
  return day >= dayOf(soldAt) && day <= dayOf(now);
}

/**
 * Whether the term has passed (CDC art. 26): counted from the discovery of a hidden defect, from the delivery for everything else. A late
 * complaint is taken, and both sides see that it is late. `discoveredOn` as yyyy-mm-dd.
 */
export function isLateComplaint(
  category: ComplaintCategory,
  discoveredOn: string | null,
  { deliveredAt }: ComplainedPurchase,
  now: number,
  days: number,
): boolean {
  const begins =
    category === 'vicio-oculto' && discoveredOn !== null
      ? Date.parse(`${discoveredOn}T12:00:00Z`)
      : deliveredAt;
  return begins !== null && dayOf(now) > dayOf(begins + days * DAY_MS);
}
