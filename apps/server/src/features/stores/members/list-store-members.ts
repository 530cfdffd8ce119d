import { listStoreMembers as contract } from '@patio/contract/stores/members/list-store-members.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openStoreInvitations } from '../../identity/invitations/public.ts';
import { storeHeadOf } from '../directory/public.ts';
import { managesMembers } from './manages-members.ts';
import { presentMember, presentStoreInvitation } from './members.present.ts';
import { membersOf } from './members.store.ts';

/** The users of a store, and who is invited. */
export const listStoreMembers =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }, { actor, now }) => {
    if (!mayReachStore(actor, id, contract)) return fail('partner-not-found');
    if (!(await storeHeadOf(database, id))) return fail('partner-not-found');
    const [members, invitations, manages] = await Promise.all([
      membersOf(database, id),
      openStoreInvitations(database, id),
      managesMembers(database, actor, id),
    ]);
    return {
      data: members.map(presentMember),
      convites: invitations.map((row) => presentStoreInvitation(row, now)),
      gere: manages,
    };
  };
