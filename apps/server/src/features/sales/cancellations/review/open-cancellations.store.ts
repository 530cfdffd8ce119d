import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A request with what deciding on it needs. */
export interface RequestedCancellation {
  readonly id: number;
  readonly account_id: number;
  readonly offer_code: number;
  readonly purchase_code: number | null;
  readonly outcome: 'done' | 'review' | 'accepted' | 'rejected' | 'defaulted' | 'regretted';
  /** Null: a regret, or a default of the team. */
  readonly reason_code: number | null;
  readonly language: Idiom;
  readonly regret: boolean;
  /** The complaint by which the sale is to be undone, and who decided that on it; null: the buyer asked to cancel. */
  readonly complaint_code: number | null;
  readonly proposed_by: number | null;
  /** The user of the team whose decision it was; null: not decided, or not by staff. */
  readonly answered_by: number | null;
}

const columns =
  'id, account_id, offer_code, purchase_code, outcome, reason_code, language, regret, complaint_code, proposed_by, answered_by';
const find = statement({
  name: 'cancellations.find',
  text: `select ${columns} from cancellation where id = $1`,
});
const lock = statement({
  name: 'cancellations.lock',
  text: `select ${columns} from cancellation where id = $1 for update`,
});

const answer = statement({
  name: 'cancellations.answer',
  text: 'update cancellation set outcome = $2, answered_at = $3, answered_by = $4 where id = $1',
});

const approve = statement({
  name: 'cancellations.approve',
  text: 'update purchase set cancelled_at = $2, cancellation = null where code = $1',
});

const reject = statement({
  name: 'cancellations.reject',
  text: 'update purchase set cancellation = null, cancellation_rejected_at = $2 where code = $1',
});

const rejectSale = statement({
  name: 'cancellations.reject-sale',
  text: 'update purchase set cancellation = null, sale_cancellation_rejected_at = $2 where code = $1',
});

const stand = statement({
  name: 'cancellations.stand',
  text: 'update purchase set cancellation = null where code = $1',
});

/** The changes to a purchase by the answer to a cancellation request. */
const ANSWERS = {
  cancelledAt: approve,
  cancellationRejectedAt: reject,
  saleCancellationRejectedAt: rejectSale,
} as const;

/** Reads and answers requests; the caller holds the lock of the offer before it locks one. */
export function cancellationDesk(transaction: Transaction) {
  return {
    find: (id: number) => transaction.row(find, [id]),
    lock: (id: number) => transaction.row(lock, [id]),
    answer: async (
      cancellation: { readonly id: number; readonly purchaseCode: number },
      sets: keyof typeof ANSWERS | 'nothing',
      { at, by }: { readonly at: number; readonly by: number },
    ): Promise<void> => {
      const outcome = sets === 'cancelledAt' ? 'accepted' : 'rejected';
      await transaction.run(answer, [cancellation.id, outcome, new Date(at), by]);
      const { purchaseCode } = cancellation;
      if (sets === 'nothing') await transaction.run(stand, [purchaseCode]);
      else await transaction.run(ANSWERS[sets], [purchaseCode, new Date(at)]);
    },
  };
}
