import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

export type ConsentPlace = 'sign-up' | 'profile' | 'personal-data';

/** An answer about offers by e-mail. */
export interface MarketingRow {
  readonly accepted: boolean;
  /** yyyy-mm-dd. */
  readonly version: string;
  readonly place: ConsentPlace;
  /** Epoch milliseconds. */
  readonly at: number;
}

const list = statement({
  name: 'personal-data.marketing',
  text: `select accepted, version, place, at from (
      select accepts_mail as accepted, terms_version as version, 'sign-up' as place, given_at as at
      from terms_consent where account_id = $1
      union all
      select accepted, policy_version, place, given_at from marketing_consent where account_id = $1) answers
    order by at desc limit 200`,
});
const change = statement({
  name: 'personal-data.accepts-mail',
  text: 'update account set accepts_mail = $2 where id = $1 and accepts_mail <> $2',
});
const insert = statement({
  name: 'personal-data.insert-marketing',
  text: `insert into marketing_consent (account_id, accepted, policy_version, place, given_at) values ($1, $2, $3, $4, $5)`,
});

export interface MarketingAnswer {
  readonly accountId: number;
  readonly accepted: boolean;
  readonly version: string;
  readonly place: Exclude<ConsentPlace, 'sign-up'>;
  readonly at: number;
}

/** Every answer of an account, latest first. */
export function marketingAnswers(queries: Queries, accountId: number): Promise<MarketingRow[]> {
  return queries.rows(list, [accountId]);
}

/** Stores an answer in the history. */
export async function insertMarketingAnswer(
  transaction: Transaction,
  answer: MarketingAnswer,
): Promise<void> {
  const { accountId, accepted, version, place, at } = answer;
  await transaction.run(insert, [accountId, accepted, version, place, new Date(at)]);
}

/** Turns offers by mail on or off; the same answer again changes nothing and is not stored twice. */
export async function saveMarketingAnswer(transaction: Transaction, answer: MarketingAnswer): Promise<void> {
  const changed = await transaction.run(change, [answer.accountId, answer.accepted]);
  if (changed > 0) await insertMarketingAnswer(transaction, answer);
}
