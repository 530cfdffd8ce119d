import { activeStrikes, type StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { insertStrike, strikesAmong } from './strikes.store.ts';

/** Records a strike for a default on a purchase, and returns how many strikes count now. */
export async function giveStrike(
  transaction: Transaction,
  strike: Parameters<typeof insertStrike>[1],
  rules: StrikeRules,
): Promise<number> {
  await insertStrike(transaction, strike);
  return countingStrikes(transaction, strike.accountId, strike.at, rules);
}

/** How many strikes of an account count at an instant. */
export async function countingStrikes(
  transaction: Parameters<typeof strikesAmong>[0],
  accountId: number,
  now: number,
  rules: StrikeRules,
): Promise<number> {
  return activeStrikes(await strikesAmong(transaction, [accountId]), now, rules).length;
}
