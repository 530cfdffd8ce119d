import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A member of the team. Instants are epoch milliseconds UTC. */
export interface StaffRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly staff_role: StaffRole | null;
  /** Their last sign-in to the back office. */
  readonly entered_at: number | null;
  readonly two_step: boolean;
  readonly has_app: boolean;
  readonly has_passkey: boolean;
  readonly blocked_at: number | null;
}

const list = statement({
  name: 'staff.list',
  text: `select a.id, concat_ws(' ', a.name, nullif(a.surname, '')) as name, a.email, a.staff_role, a.two_step, a.blocked_at,
      (select max(s.created_at) from session s where s.account_id = a.id and s.office) as entered_at,
      exists (select from authenticator t where t.account_id = a.id and t.confirmed_at is not null) as has_app,
      exists (select from passkey k where k.account_id = a.id) as has_passkey
    from account a where a.staff_role is not null and a.erased_at is null order by a.name, a.id`,
});
const lock = statement({
  name: 'staff.lock',
  text: 'select id, staff_role as role from account where id = $1 and erased_at is null for no key update',
});

/** Everyone with a role, by name. */
export function staffMembers(queries: Queries): Promise<StaffRow[]> {
  return queries.rows(list);
}

/** The role of an account, locked until the transaction ends; undefined: there is no such account. */
export function lockRoleHolder(
  transaction: Transaction,
  accountId: number,
): Promise<{ readonly id: number; readonly role: StaffRole | null } | undefined> {
  return transaction.row(lock, [accountId]);
}
