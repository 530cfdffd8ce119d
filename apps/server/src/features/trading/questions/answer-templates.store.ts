import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const list = statement({
  name: 'answer-templates.list',
  text: `select code, name, text from answer_template where partner_id is not distinct from $1 order by lower(name), code`,
});

const count = statement({
  name: 'answer-templates.count',
  text: `select count(*) as total from answer_template where partner_id is not distinct from $1 and lower(name) <> lower($2)`,
});

const lock = statement({
  name: 'answer-templates.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('answer templates of store ' || $1::bigint, 0))`,
});

const find = statement({
  name: 'answer-templates.find',
  text: 'select text from answer_template where partner_id is not distinct from $1 and lower(name) = lower($2)',
});

const save = statement({
  name: 'answer-templates.save',
  text: `insert into answer_template (partner_id, name, text, saved_at) values ($1, $2, $3, $4)
    on conflict (partner_id, lower(name)) do update set name = excluded.name, text = excluded.text, saved_at = excluded.saved_at
    returning code, name, text`,
});

const remove = statement({
  name: 'answer-templates.delete',
  text: 'delete from answer_template where code = $1 and partner_id is not distinct from $2 returning name, text',
});

/** Prepared answers of the house, and of a store, at most. */
export const MOST_TEMPLATES = 100;

/** The record of the audit log that has the prepared answers of a store, or (null) of the house. */
export const templatesSubject = (partnerId: number | null) =>
  partnerId === null ? ('house' as const) : (`partner ${partnerId}` as const);

/** Prepared answers of a store, or (null) of the house. */
export function templatesOf(queries: Queries, partnerId: number | null) {
  return queries.rows(list, [partnerId]);
}

/** Lets one answer of a store, or (null) of the house, be saved at a time, or several at once would pass the limit. */
export async function lockTemplates(transaction: Transaction, partnerId: number | null): Promise<void> {
  await transaction.rows(lock, [partnerId ?? 0]);
}

/** How many others there are beside the one of a name. */
export async function otherTemplates(
  queries: Queries,
  partnerId: number | null,
  name: string,
): Promise<number> {
  return (await queries.row(count, [partnerId, name]))?.total ?? 0;
}

/** The prepared answer of a name; undefined: there is none. */
export async function templateText(
  queries: Queries,
  partnerId: number | null,
  name: string,
): Promise<string | undefined> {
  return (await queries.row(find, [partnerId, name]))?.text;
}

/** Saves a prepared answer, or replaces the one of its name. `now` in epoch milliseconds UTC. */
export function saveTemplate(
  transaction: Transaction,
  partnerId: number | null,
  { name, text, now }: { readonly name: string; readonly text: string; readonly now: number },
) {
  return transaction.row(save, [partnerId, name, text, new Date(now)]);
}

/** Deletes a prepared answer, and gives it; undefined: there is none. */
export function deleteTemplate(transaction: Transaction, partnerId: number | null, code: number) {
  return transaction.row(remove, [code, partnerId]);
}
