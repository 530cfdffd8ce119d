import type { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A member of the team as the list gives it. */
export type StaffMember = Reply<typeof listStaff>['data'][number];
