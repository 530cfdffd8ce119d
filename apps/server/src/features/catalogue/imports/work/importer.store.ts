import { runImport } from '@patio/contract/catalogue/imports/run-import.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { HAS_USERS } from '../../../identity/sessions/public.ts';
import type { ImportRecord } from '../imports.store.ts';

const find = statement({
  name: 'imports.importer',
  text: `select a.staff_role, p.id as partner_id, coalesce(p.status = 'suspended', false) as suspended
    from account a left join partner p on p.id = a.partner_id and ${HAS_USERS} where a.id = $1 and a.blocked_at is null`,
  shape: shape<{ readonly staff_role: StaffRole | null }>(),
});

/** Whether the user who began an import may still do it: a role may have ended since. */
export async function mayStillImport(
  queries: Queries,
  { account_id: accountId, origin_partner_id: storeId }: ImportRecord,
): Promise<boolean> {
  const row = await queries.row(find, [accountId]);
  if (row === undefined) return false;
  const { staff_role: staffRole, partner_id: partnerId, suspended: storeSuspended } = row;
  if (worksForTheHouse({ staffRole })) return true;
  return (
    storeId !== null && partnerId === storeId && mayCall(runImport, { staffRole, partnerId, storeSuspended })
  );
}
