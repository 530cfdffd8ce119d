import type { Queries, Statement } from '../../platform/db/database.ts';

const find: Statement = {
  name: 'regrets.sellers',
  text: `select (select email from partner where id = $1) as email,
      coalesce(array_agg(id order by id), '{}') as accounts
    from account where blocked_at is null and (partner_id = $1 or staff_role = 'sales')`,
};

/** The store that sells, if one does, and whose inboxes hear of it: the sales team and the users of the store. */
export async function sellersOf(
  queries: Queries,
  partnerId: number | null,
): Promise<{ readonly email: string | null; readonly accounts: readonly number[] }> {
  const row = await queries.row<{ email: string | null; accounts: string[] | number[] }>(find, [partnerId]);
  return { email: row?.email ?? null, accounts: (row?.accounts ?? []).map(Number) };
}
