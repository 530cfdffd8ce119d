import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const setStatus = statement({
  name: 'partners.switch-store',
  text: `update partner set status = $2, standing_reason = $3, standing_by = $4, standing_at = $5 where id = $1`,
});
const setMinimumStep = statement({
  name: 'partners.set-minimum-step',
  text: 'update partner set minimum_step = $2 where id = $1',
});

/** Why a store stands as it does, by whom (null: at the command line), and since when (epoch milliseconds UTC). */
interface Standing {
  readonly reason: string;
  readonly actorId: number | null;
  readonly at: number;
}

/** Changes the settings of a store; the caller holds its lock. */
export function storeSettings(transaction: Transaction) {
  return {
    setStatus: (
      partnerId: number,
      status: 'approved' | 'suspended' | 'closed',
      { reason, actorId, at }: Standing,
    ) => transaction.run(setStatus, [partnerId, status, reason, actorId, new Date(at)]),
    /** Of its coming offers. */
    setMinimumStep: (partnerId: number, minimumStep: 'any' | 'increment') =>
      transaction.run(setMinimumStep, [partnerId, minimumStep]),
  };
}
