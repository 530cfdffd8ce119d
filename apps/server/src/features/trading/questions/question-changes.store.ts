import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A question with what answering it needs. Instants in epoch milliseconds UTC. */
export interface SentQuestion {
  readonly code: number;
  readonly offer_code: number;
  readonly title: string;
  readonly partner_id: number | null;
  readonly text: string;
  readonly answer: string | null;
  readonly created_at: number;
  readonly hidden: boolean;
  readonly hidden_at: number | null;
  readonly hidden_by: number | null;
  readonly hide_reason: string | null;
}

const columns = `q.code, q.offer_code, o.title, o.partner_id, q.text, q.answer, q.created_at, q.hidden_at is not null as hidden, q.hidden_at, q.hidden_by, q.hide_reason
  from question q join offer o on o.code = q.offer_code`;

const lock = statement({
  name: 'questions.lock',
  text: `select ${columns} where q.code = $1 for update of q`,
});

const asker = statement({
  name: 'questions.asker',
  text: `select a.id, a.email, a.name, a.idiom, a.blocked_at is not null as blocked
    from question q join account a on a.id = q.account_id where q.code = $1`,
});

const answer = statement({
  name: 'questions.answer',
  text: 'update question set answer = $2, answered_at = $3, answered_by = $4 where code = $1',
});

const hide = statement({
  name: 'questions.hide',
  text: 'update question set hidden_at = $2, hidden_by = $3, hide_reason = $4 where code = $1',
});

const show = statement({
  name: 'questions.show',
  text: 'update question set hidden_at = null, hidden_by = null, hide_reason = null where code = $1',
});

/** Changes one question. */
export function questionWriter(transaction: Transaction) {
  return {
    lock: (code: number) => transaction.row(lock, [code]),
    asker: (code: number) => transaction.row(asker, [code]),
    answer: (code: number, text: string, given: { readonly by: number; readonly at: number }) =>
      transaction.run(answer, [code, text, new Date(given.at), given.by]),
    hide: (code: number, reason: string, given: { readonly by: number; readonly at: number }) =>
      transaction.run(hide, [code, new Date(given.at), given.by, reason]),
    show: (code: number) => transaction.run(show, [code]),
  };
}
