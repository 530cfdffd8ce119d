import { lookAgainAt } from '@patio/domain/finance/payouts/look-again.ts';
import { planPayout } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { saveOwing } from './owing.store.ts';
import { comingOf, standingsOf } from './standings.ts';

/** Computes what is owed to a store at an instant (epoch milliseconds), and saves it for the list of payouts. */
export async function lookAtStore(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { store, now }: { readonly store: number; readonly now: number },
): Promise<void> {
  const claims = await standingsOf(deps, transaction, { store, now });
  const standings = claims.map(({ standing }) => standing);
  const dues = standings.flatMap(({ state, dueAt }) => (state === 'due' && dueAt !== null ? [dueAt] : []));
  await saveOwing(transaction, {
    store,
    due: planPayout(standings).net,
    coming: comingOf(claims),
    dueSince: dues.length === 0 ? null : Math.min(...dues),
    lookedAt: now,
    lookAt: lookAgainAt(standings, now),
  });
}
