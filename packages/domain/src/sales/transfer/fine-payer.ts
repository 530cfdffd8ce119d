/** Who pays a fine. */
export const FINE_PAYERS = ['buyer', 'seller'] as const;
export type FinePayer = (typeof FINE_PAYERS)[number];

/** Who pays a fine of a day (yyyy-mm-dd) by the rule: the buyer from the day of the delivery on, before it the seller. */
export function finePayer(happenedOn: string, deliveredOn: string | null): FinePayer {
  return deliveredOn !== null && happenedOn >= deliveredOn ? 'buyer' : 'seller';
}

/** What keeps a fine from being recorded so; null: nothing. Only the house departs from the rule, with a reason. */
export function fineProblem(
  fine: { readonly happenedOn: string; readonly payer: FinePayer; readonly reason: string | null },
  {
    today,
    deliveredOn,
    ofHouse,
  }: { readonly today: string; readonly deliveredOn: string | null; readonly ofHouse: boolean },
): 'day' | 'not-yours' | 'reason' | null {
  if (fine.happenedOn > today || fine.happenedOn < '2000-01-01') return 'day';
  if (fine.payer === finePayer(fine.happenedOn, deliveredOn)) return null;
  if (!ofHouse) return 'not-yours';
  return fine.reason === null ? 'reason' : null;
}
