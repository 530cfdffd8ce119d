import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';
import type { Place } from './standing.ts';

/**
 * Stores the maximum that a user has set on an offer, in centavos, in this tab only: no call returns it (S-18), and signing out clears the
 * storage of the tab.
 */
export function rememberMaximum(place: Place, maximum: number): void {
  keepTabText(nameOf(place), String(maximum));
}

/** The maximum that the user has set in this tab, in centavos; null when none is known here. */
export function ownMaximum(place: Place): number | null {
  const maximum = Number(tabText(nameOf(place)) ?? Number.NaN);
  return Number.isSafeInteger(maximum) && maximum > 0 ? maximum : null;
}

function nameOf({ userCode, offerCode }: Place): string {
  return `patio.maximo.${userCode}.${offerCode}`;
}
