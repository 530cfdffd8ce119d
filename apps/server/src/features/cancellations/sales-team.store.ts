import type { Queries, Statement } from '../../platform/db/database.ts';

const list: Statement = {
  name: 'cancellations.sales-team',
  text: `select id from account where staff_role = 'sales' and blocked_at is null order by id`,
};

/** The accounts of the sales team, which read notifications. */
export async function salesTeam(queries: Queries): Promise<readonly number[]> {
  return (await queries.rows<{ id: number }>(list)).map(({ id }) => id);
}
