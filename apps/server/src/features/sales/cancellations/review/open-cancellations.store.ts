import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A pending cancellation request. Value in centavos, instant in epoch milliseconds. */
export interface OpenCancellation {
  readonly id: number;
  readonly offer_code: number;
  readonly title: string;
  readonly purchase_code: number | null;
  readonly value_cents: number;
  readonly buyer: string;
  readonly reason: string;
  readonly text: string | null;
  readonly requested_at: number;
  /** Of the purchase; null for the best bid of a conditional sale. */
  readonly origin: 'buy' | 'bid' | 'proposal' | null;
  readonly purchase_status: 'V' | 'C' | 'L' | 'X' | null;
}

/** A request with what deciding on it needs. */
export interface RequestedCancellation {
  readonly id: number;
  readonly account_id: number;
  readonly offer_code: number;
  readonly purchase_code: number | null;
  readonly outcome: 'done' | 'review' | 'accepted' | 'rejected' | 'defaulted' | 'regretted';
  readonly language: Idiom;
  readonly regret: boolean;
}

const list = statement({
  name: 'cancellations.open',
  text: `select c.id, c.offer_code, o.title, c.purchase_code, coalesce(p.value_cents, a.price_cents) as value_cents,
      concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, r.description as reason, c.text, c.requested_at,
      p.origin, p.status as purchase_status
    from cancellation c join offer o on o.code = c.offer_code join auction a on a.offer_code = c.offer_code
    join account b on b.id = c.account_id join cancel_reason r on r.code = c.reason_code
    left join purchase p on p.code = c.purchase_code
    where c.outcome = 'review' order by c.id limit 100`,
});

const columns = 'id, account_id, offer_code, purchase_code, outcome, language, regret';
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
  text: 'update cancellation set outcome = $2, answered_at = $3 where id = $1',
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

/** The changes to a purchase by the answer to a cancellation request. */
const ANSWERS = {
  cancelledAt: approve,
  cancellationRejectedAt: reject,
  saleCancellationRejectedAt: rejectSale,
} as const;

/** Open requests for the sales team, the oldest first. */
export function openCancellations(queries: Queries): Promise<OpenCancellation[]> {
  return queries.rows(list);
}

/** Reads and answers requests; the caller holds the lock of the offer before it locks one. */
export function cancellationDesk(transaction: Transaction) {
  return {
    find: (id: number) => transaction.row(find, [id]),
    lock: (id: number) => transaction.row(lock, [id]),
    answer: async (
      cancellation: { readonly id: number; readonly purchaseCode: number },
      sets: keyof typeof ANSWERS,
      at: number,
    ): Promise<void> => {
      const outcome = sets === 'cancelledAt' ? 'accepted' : 'rejected';
      await transaction.run(answer, [cancellation.id, outcome, new Date(at)]);
      await transaction.run(ANSWERS[sets], [cancellation.purchaseCode, new Date(at)]);
    },
  };
}
