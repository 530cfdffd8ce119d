import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../../catalogue/shown-offers/public.ts';

const list = statement({
  name: 'questions.list',
  text: `select q.account_id, q.text, q.answer from offer o left join question q on q.offer_code = o.code and q.hidden_at is null
         where o.code = $1 and ${isShown('$2')} order by q.code`,
});

const insert = statement({
  name: 'questions.insert',
  text: 'insert into question (offer_code, account_id, text, created_at) values ($1, $2, $3, $4) returning code',
});

export interface QuestionRow {
  readonly account_id: number;
  readonly text: string;
  readonly answer: string | null;
}

/** The questions on a published offer, oldest first; undefined when there is no such offer. */
export async function findQuestions(
  queries: Queries,
  offerCode: number,
  now: number,
): Promise<QuestionRow[] | undefined> {
  const rows = await queries.rows(list, [offerCode, new Date(now)]);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ account_id, text, answer }) =>
    account_id === null || text === null ? [] : [{ account_id, text, answer }],
  );
}

/** Stores a question as typed and returns its number; the gate was checked. */
export async function insertQuestion(
  queries: Queries,
  given: { offerCode: number; accountId: number; text: string; now: number },
): Promise<number> {
  const { offerCode, accountId, text, now } = given;
  const row = await queries.row(insert, [offerCode, accountId, text, new Date(now)]);
  if (!row) throw new Error('A question was not written.');
  return row.code;
}
