import {
  checkProblems,
  type CheckProblem,
  type CheckTerms,
} from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { checksOf, platesOf } from './legal-checks.store.ts';
import { latestByVehicle } from './latest-checks.ts';

/** What the checks of the vehicles of a sold offer keep from being released at `now`. */
export async function releaseProblems(
  queries: Queries,
  offerCode: number,
  terms: CheckTerms,
  now: number,
): Promise<readonly CheckProblem[]> {
  const [rows, plates] = [await checksOf(queries, offerCode), await platesOf(queries, offerCode)];
  const found = latestByVehicle(rows, plates).flatMap((latest) => checkProblems(latest, terms, dayOf(now)));
  return [...new Set(found)];
}
