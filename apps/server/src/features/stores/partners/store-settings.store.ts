import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const setStatus = statement({
  name: 'partners.switch-store',
  text: 'update partner set status = $2 where id = $1',
});
const setMinimumStep = statement({
  name: 'partners.set-minimum-step',
  text: 'update partner set minimum_step = $2 where id = $1',
});

/** Changes the settings of a store; the caller holds its lock. */
export function storeSettings(transaction: Transaction) {
  return {
    setStatus: (partnerId: number, status: 'approved' | 'suspended') =>
      transaction.run(setStatus, [partnerId, status]),
    /** Of its coming offers. */
    setMinimumStep: (partnerId: number, minimumStep: 'any' | 'increment') =>
      transaction.run(setMinimumStep, [partnerId, minimumStep]),
  };
}
