import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { inviteStoreMember as contract } from '@patio/contract/stores/members/invite-store-member.ts';
import { STORE_MEMBERS_MOST } from '@patio/contract/stores/members/store-member.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore, worksForTheHouse } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  invite,
  limitInvitations,
  mailStoreOwners,
  openStoreInvitations,
} from '../../identity/invitations/public.ts';
import { lockPartner, type LockedPartner } from '../partners/public.ts';
import { requireManager } from './manages-members.ts';
import { presentStoreInvitation } from './members.present.ts';
import { membersOf } from './members.store.ts';

/** Invites a user of a store by mail; audited. If the house does, those who answer for the store are mailed. */
export const inviteStoreMember =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: partnerId }, body, fail }, context) => {
    const { actor, idiom, now } = context;
    if (!mayReachStore(actor, partnerId, contract)) return fail('not-allowed');
    await requireManager(deps.database, actor, partnerId);
    const email = normalizeEmail(body.email);
    if (!isEmail(email))
      throw new ApiError('invalid-fields', { erros: [fieldText('email-invalid', 'email', idiom)] });
    await limitInvitations(deps, email, context);
    const invitation = await deps.database.transact(async (transaction) => {
      const store = await requireRoom(transaction, partnerId);
      const to = { staffRole: null, employerId: null, partnerId, registration: null };
      const given = { email, name: body.nome, ...to, idiom, invitedBy: actor.accountId };
      const made = await invite(deps, transaction, given, now);
      if (worksForTheHouse(actor)) {
        const news = { storeName: store.name, member: body.nome, news: 'invited', now } as const;
        await mailStoreOwners(deps, transaction, partnerId, news);
      }
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'invite-store-member',
        subject: `partner ${partnerId}`,
        details: { invitation: made.invitation.code },
        before: { invited: false },
        after: { invited: true },
        at: now,
      });
      return made.invitation;
    });
    return { data: presentStoreInvitation(invitation, now) };
  };

/** Locks a store that may have one more member. Errors: `partner-not-found`, `store-takes-no-members`, `store-full`. */
async function requireRoom(transaction: Transaction, partnerId: number): Promise<LockedPartner> {
  const store = await lockPartner(transaction, { id: partnerId });
  if (!store) throw new ApiError('partner-not-found');
  if (store.status !== 'approved' && store.status !== 'pending') throw new ApiError('store-takes-no-members');
  const members = await membersOf(transaction, partnerId);
  const invited = await openStoreInvitations(transaction, partnerId);
  if (members.length + invited.length >= STORE_MEMBERS_MOST)
    throw new ApiError('store-full', { parameters: { most: STORE_MEMBERS_MOST } });
  return store;
}
