import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A category; `saved` when the account follows it. */
export interface InterestRow {
  readonly code: number;
  readonly name: string;
  readonly icon: string;
  readonly saved: boolean;
}

const list = statement({
  name: 'interests.list',
  text: `select c.code, c.name, coalesce('imagem-' || c.own_icon || '-x', c.icon) as icon, i.account_id is not null as saved
    from category c left join interest i on i.category_code = c.code and i.account_id = $1
    where c.active or i.account_id is not null order by c.position`,
});

const unknown = statement({
  name: 'interests.unknown',
  text: `select count(*) as n from unnest($1::bigint[]) wanted where not exists (select from category where code = wanted)`,
});

const lock = statement({
  name: 'interests.lock-account',
  text: 'select 1 as one from account where id = $1 for update',
});

const clear = statement({
  name: 'interests.clear',
  text: 'delete from interest where account_id = $1 and category_code <> all($2::bigint[])',
});

const add = statement({
  name: 'interests.add',
  text: `insert into interest (account_id, category_code) select $1, unnest($2::int[])
    on conflict do nothing`,
});

/** Every category in the order of the header, with the choices of an account (null: none). */
export function interestsOf(queries: Queries, accountId: number | null): Promise<InterestRow[]> {
  return queries.rows(list, [accountId]);
}

/** Whether every code is a category's. */
export async function areCategories(queries: Queries, codes: readonly number[]): Promise<boolean> {
  return (await queries.row(unknown, [codes]))?.n === 0;
}

/** Replaces the interests of an account; concurrent calls are serialised. */
export async function replaceInterests(
  transaction: Transaction,
  accountId: number,
  codes: readonly number[],
): Promise<void> {
  await transaction.run(lock, [accountId]);
  await transaction.run(clear, [accountId, codes]);
  await transaction.run(add, [accountId, codes]);
}
