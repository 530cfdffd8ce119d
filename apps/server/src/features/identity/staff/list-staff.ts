import type { listStaff as contract } from '@patio/contract/identity/staff/list-staff.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openStaffInvitations } from '../invitations/public.ts';
import { hasRole, presentInvitation, presentMember } from './staff.present.ts';
import { staffMembers } from './staff.store.ts';

/** The team, and who is invited to it. */
export const listStaff =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const [members, invitations] = await Promise.all([
      staffMembers(database),
      openStaffInvitations(database),
    ]);
    return {
      data: members.filter(hasRole).map((row) => presentMember(row, actor.accountId)),
      convites: invitations.filter(hasRole).map((row) => presentInvitation(row, now)),
    };
  };
