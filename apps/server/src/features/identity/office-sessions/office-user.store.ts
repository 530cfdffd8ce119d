import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { HAS_STEP } from '../sessions/public.ts';

/** An account as the back office needs to know it. */
export interface OfficeUserRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly staff_role: 'sales' | 'content' | 'administrator' | null;
  readonly must_change_password: boolean;
  readonly has_step: boolean;
  readonly partner_id: number | null;
  readonly partner_name: string | null;
  readonly partner_store: string | null;
  readonly partner_suspended: boolean;
}

const find = statement({
  name: 'office-user',
  text: `select a.id, a.name, a.email, a.staff_role, a.must_change_password, ${HAS_STEP} as has_step, p.id as partner_id,
      p.name as partner_name, p.store as partner_store, coalesce(p.status = 'suspended', false) as partner_suspended
    from account a left join partner p on p.id = a.partner_id where a.id = $1`,
});

/** An account and the store it works for; undefined when it is gone. */
export function officeUserOf(queries: Queries, accountId: number): Promise<OfficeUserRow | undefined> {
  return queries.row(find, [accountId]);
}
