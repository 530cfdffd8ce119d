import type { Queries, Transaction } from '../../../platform/db/database.ts';
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
}

const columns = `q.code, q.offer_code, o.title, o.partner_id, q.text, q.answer, q.created_at
  from question q join offer o on o.code = q.offer_code`;

const list = statement({
  name: 'questions.open',
  text: `select ${columns} where q.answer is null and ($1::bigint is null or o.partner_id = $1) order by q.code limit 100`,
});

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
  text: 'update question set answer = $2, answered_at = $3 where code = $1',
});

/** Unanswered questions, on the offers of a store or on all (null), oldest first. */
export function openQuestions(queries: Queries, partnerId: number | null): Promise<SentQuestion[]> {
  return queries.rows(list, [partnerId]);
}

/** Changes one question. */
export function questionWriter(transaction: Transaction) {
  return {
    lock: (code: number) => transaction.row(lock, [code]),
    asker: (code: number) => transaction.row(asker, [code]),
    answer: (code: number, text: string, at: number) => transaction.run(answer, [code, text, new Date(at)]),
  };
}
