import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifyStore } from '../../messaging/selling-side/public.ts';
import type { PayoutRow } from './payouts.store.ts';

/** Notifies the users of a store that its money was transferred, that it was not after all, or that the transfer could not be made. */
export async function announcePayout(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  payout: PayoutRow,
  {
    what,
    reference,
    storeName,
    at,
  }: {
    readonly what: 'released' | 'done' | 'undone' | 'failed';
    readonly reference: string | null;
    readonly storeName: string;
    readonly at: number;
  },
): Promise<void> {
  const { code, partner_id: store, amount_cents: amount, commission_cents: commission, undone } = payout;
  await notifyStore(deps, transaction, {
    store,
    fact: `payout-${code}-${what}${undone === 0 ? '' : `-${undone}`}`,
    officePath: '/extrato',
    write: (facts) => messages.salesPayout({ ...facts, storeName, what, amount, commission, reference }),
    now: at,
  });
}
