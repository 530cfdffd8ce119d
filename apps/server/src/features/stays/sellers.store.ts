import type { Queries, Statement } from '../../platform/db/database.ts';

/** Who sells for a store, or for the house (null): where mail goes, and whose inbox. */
export interface Sellers {
  /** Null: the house's own address. */
  readonly email: string | null;
  readonly accounts: readonly number[];
}

const find: Statement = {
  name: 'stays.sellers',
  text: `with store as (select id, email from partner where id = $1 and status <> 'suspended')
         select (select email from store) as email, coalesce(array_agg(id order by id), '{}') as accounts
         from account
         where blocked_at is null and (partner_id = (select id from store)
           or (not exists (select from store) and staff_role = 'sales'))`,
};

/** The sales team for offers of the house and of a suspended store, the users of the store for its own. */
export async function sellersOf(queries: Queries, partnerId: number | null): Promise<Sellers> {
  const row = await queries.row<{ email: string | null; accounts: string[] | number[] }>(find, [partnerId]);
  return { email: row?.email ?? null, accounts: (row?.accounts ?? []).map(Number) };
}
