import type { Transaction } from '../../../platform/db/database.ts';
import { recordAnnulments } from './annulments.store.ts';
import type { RevivedBids } from './revived-bids.ts';

/** What the back office reads about bids that do not come back. */
const NOTES = {
  exposure: 'Acima do limite da conta quando voltaria a liderar.',
  barred: 'A conta não podia comprar quando voltaria a liderar.',
  deposit: 'A caução já tinha voltado quando voltaria a liderar.',
  withdrawn: 'Conta excluída.',
} as const;

/** Stores why bids did not come back, after the ledger was written. */
export async function recordStruck(
  transaction: Transaction,
  offerCode: number,
  { struck, state }: Pick<RevivedBids, 'struck' | 'state'>,
): Promise<void> {
  for (const { accountId, reason, lines } of struck) {
    const given = { offerCode, lines, reason, note: NOTES[reason], actorId: accountId, at: state.lastAt };
    await recordAnnulments(transaction, given);
  }
}
