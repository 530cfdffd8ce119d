import { stoppedUntil, type StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { strikesAmong } from './strikes.store.ts';

/** Which of these accounts may not deal at an instant because of their strikes. */
export async function stoppedAmong(
  queries: Queries,
  accountIds: readonly number[],
  now: number,
  rules: StrikeRules,
): Promise<readonly number[]> {
  const byAccount = Map.groupBy(await strikesAmong(queries, accountIds), (strike) => strike.account_id);
  return [...byAccount]
    .filter(([, strikes]) => stoppedUntil(strikes, now, rules) !== null)
    .map(([accountId]) => accountId);
}
