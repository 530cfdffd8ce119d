import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const name = statement({
  name: 'desk.name',
  text: `select trim(name || ' ' || surname) as name from account where id = $1`,
});

const team = statement({
  name: 'desk.team',
  text: `select id, staff_role, partner_id from account
    where (staff_role is not null or partner_id = any($1::bigint[])) and blocked_at is null and erased_at is null order by id`,
  shape: shape<{ staff_role: StaffRole | null }>(),
});

/** The name of a user. */
export async function nameOf(queries: Queries, accountId: number): Promise<string> {
  return (await queries.row(name, [accountId]))?.name ?? '';
}

/** The team, and the users of some stores. */
export function teamOf(queries: Queries, stores: readonly number[]) {
  return queries.rows(team, [stores]);
}
