import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifyStore } from '../../../messaging/selling-side/public.ts';

/** Notifies the users of a store that it owes no longer, or owes again, what is of sales that were undone. Centavos. */
export async function announceDebt(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  {
    store,
    what,
    code,
    amount,
    owed = amount,
    at,
  }: {
    readonly store: { readonly id: number; readonly name: string };
    readonly what: 'forgiven' | 'restored' | 'unrepaid';
    readonly code: number;
    readonly amount: number;
    /** What of the amount it owes again, if not all of it. */
    readonly owed?: number;
    readonly at: number;
  },
): Promise<void> {
  await notifyStore(deps, transaction, {
    store: store.id,
    fact: `store-debt-${what}-${code}`,
    officePath: '/extrato',
    write: (facts) => messages.salesDebt({ ...facts, storeName: store.name, what, amount, owed }),
    now: at,
  });
}
