import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { HAS_STEP, HAS_USERS } from '../sessions/public.ts';

/** An account as the back office needs to know it. */
export interface OfficeUserRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly staff_role: StaffRole | null;
  readonly must_change_password: boolean;
  readonly has_step: boolean;
  readonly partner_id: number | null;
  readonly partner_name: string | null;
  readonly partner_store: string | null;
  readonly partner_suspended: boolean;
  readonly partner_pending: boolean;
  /** Why it is suspended. */
  readonly partner_reason: string | null;
}

const find = statement({
  name: 'office-user',
  text: `select a.id, a.name, a.email, a.staff_role, a.must_change_password, ${HAS_STEP} as has_step, p.id as partner_id,
      p.name as partner_name, p.store as partner_store, coalesce(p.status = 'suspended', false) as partner_suspended,
      coalesce(p.status = 'pending', false) as partner_pending,
      case when p.status = 'suspended' then p.standing_reason end as partner_reason
    from account a left join partner p on p.id = a.partner_id and ${HAS_USERS} where a.id = $1`,
});

const bySecret = statement({
  name: 'office-user-by-secret',
  text: `select a.staff_role, p.id as partner_id from session s join account a on a.id = s.account_id
      left join partner p on p.id = a.partner_id and ${HAS_USERS} where s.refresh_hash = $1 and s.office`,
});

/** An account and the store it works for; undefined when it is gone. */
export function officeUserOf(queries: Queries, accountId: number): Promise<OfficeUserRow | undefined> {
  return queries.row(find, [accountId]);
}

/** The user of the session that a refresh secret belongs to, whether it has ended or not. */
export function officeUserBySecret(
  queries: Queries,
  refreshHash: Buffer,
): Promise<Pick<OfficeUserRow, 'staff_role' | 'partner_id'> | undefined> {
  return queries.row(bySecret, [refreshHash]);
}

/** Whether the user of an account works for the house or a store. */
export function works(row: Pick<OfficeUserRow, 'staff_role' | 'partner_id'>): boolean {
  return row.staff_role !== null || row.partner_id !== null;
}
