import type { DebtDetail } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { openDebt, type OpenedDebt } from './open-debt.ts';
import { showDebt } from './show-debt.ts';

interface Change {
  readonly actor: Actor;
  readonly now: number;
  /** Which charge it is about; undefined: there is none. */
  readonly charge: (transaction: Transaction) => Promise<number | undefined>;
  /** Does it under the locks of the charge; why it is refused, or null. */
  readonly change: (transaction: Transaction, opened: OpenedDebt) => Promise<ApiError | null>;
}

/** Changes what is done about a debt in one transaction, and shows it then. Errors: what `change` refuses; `debt-not-found`. */
export async function changeDebt(
  { database }: Pick<ServerDeps, 'database'>,
  { actor, now, charge: chargeOf, change }: Change,
): Promise<{ readonly data: DebtDetail }> {
  const outcome = await database.transact(async (transaction) => {
    const charge = await chargeOf(transaction);
    const opened = charge === undefined ? undefined : await openDebt(transaction, charge);
    if (opened === undefined) return undefined;
    return (await change(transaction, opened)) ?? showDebt(transaction, opened.charge, { actor, now });
  });
  if (outcome === undefined) throw new ApiError('debt-not-found');
  if (outcome instanceof ApiError) throw outcome;
  return { data: outcome };
}
