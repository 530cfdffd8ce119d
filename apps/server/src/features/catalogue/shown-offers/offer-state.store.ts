import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const hide = statement({
  name: 'shown-offers.hide',
  text: 'update offer set published_at = null where code = $1',
});
const show = statement({
  name: 'shown-offers.show',
  text: 'update offer set published_at = $2 where code = $1',
});
const setStatus = statement({
  name: 'shown-offers.set-status',
  text: 'update offer set status = $2 where code = $1 and status <> $2',
});
const writeIncrements = statement({
  name: 'shown-offers.write-increments',
  text: 'update offer set increments = $2 where code = $1',
});

/** Changes the visibility of an offer; the caller holds the lock of the offer. */
export function offerState(transaction: Transaction) {
  return {
    hide: (offerCode: number) => transaction.run(hide, [offerCode]),
    /** `publishedAt` in epoch milliseconds. */
    show: (offerCode: number, publishedAt: number) =>
      transaction.run(show, [offerCode, new Date(publishedAt)]),
    setStatus: (offerCode: number, status: string) => transaction.run(setStatus, [offerCode, status]),
    /** In centavos, in order. */
    writeIncrements: (offerCode: number, increments: readonly number[]) =>
      transaction.run(writeIncrements, [offerCode, [...increments]]),
  };
}
