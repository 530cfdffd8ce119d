import { checkedVehicle } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type { LegalCheckDraft } from '../conditions/public.ts';
import type { CheckRow } from './legal-checks.store.ts';

/** A check that counts, with the day in the terms of the rules. */
export type LatestCheck = CheckRow & { readonly checkedOn: string };

/** The check that counts of each item of a vehicle. `rows`: latest first. */
export function latestChecks(rows: readonly CheckRow[], vehicle: string | null): readonly LatestCheck[] {
  const latest = new Map<string, LatestCheck>();
  for (const row of rows)
    if (row.vehicle === vehicle && !latest.has(row.item))
      latest.set(row.item, { ...row, checkedOn: row.checked_on });
  return [...latest.values()];
}

/** The same of each vehicle of an offer, by its plate and in their order. */
export function latestByVehicle(
  rows: readonly CheckRow[],
  plates: readonly (string | null)[],
): readonly (readonly LatestCheck[])[] {
  return plates.map((plate) => latestChecks(rows, checkedVehicle(plate, plates.length)));
}

/** A legal sheet with what was checked in place of what was stated. */
export function checkedSheet(
  stated: readonly LegalCheckDraft[],
  latest: readonly LatestCheck[],
): readonly LegalCheckDraft[] {
  return [
    ...stated.filter(({ item }) => !latest.some((check) => check.item === item)),
    ...latest.map(({ item, status, cents, payer, note, checkedOn, source }) => ({
      item,
      status,
      cents,
      payer,
      note,
      checkedOn,
      source,
    })),
  ];
}
