import type { makeStoreOwner as ownerContract } from '@patio/contract/stores/members/make-store-owner.ts';
import type { removeStoreMember as removeContract } from '@patio/contract/stores/members/remove-store-member.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  colleagueOf,
  mailStoreOwners,
  mailStoreUsers,
  setStore,
  setStoreOwner,
  storeOwners,
} from '../../identity/invitations/public.ts';
import { endOfficeSessions } from '../../identity/sessions/public.ts';
import { lockPartner } from '../partners/public.ts';
import { requireManager } from './manages-members.ts';
import { lockMember } from './members.store.ts';

/** Removes a user of a store: the sessions end at once, and both sides are mailed; audited. */
export const removeStoreMember =
  (deps: ServerDeps): Handler<typeof removeContract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const { member, store } = await managed(transaction, actor, accountId);
      if (member.store_owner) throw new ApiError('store-owner-stays');
      await setStore(transaction, accountId, null);
      await endOfficeSessions(transaction, accountId, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-store-member',
        subject: `partner ${store.id}`,
        details: { account: accountId, reason },
        before: { member: true },
        after: { member: false },
        at: now,
      });
      const facts = { storeName: store.name, member: member.name, now };
      const removed = await colleagueOf(transaction, accountId);
      if (removed) await mailStoreUsers(deps, transaction, [removed], { ...facts, news: 'removed-you' });
      await mailStoreOwners(deps, transaction, store.id, { ...facts, news: 'removed' });
      // Open screens ask at once whether their sessions are alive.
      transaction.afterCommit(() => deps.live.publishNotice(accountId));
    });
  };

/** Has a user answer for their store, instead of who did before; both are mailed, audited. */
export const makeStoreOwner =
  (deps: ServerDeps): Handler<typeof ownerContract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const { member, store } = await managed(transaction, actor, accountId);
      if (member.blocked) throw new ApiError('store-member-not-found');
      if (member.store_owner) return;
      const before = await storeOwners(transaction, store.id);
      await setStoreOwner(transaction, store.id, accountId);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'make-store-owner',
        subject: `partner ${store.id}`,
        details: { reason },
        before: { account: before[0]?.id ?? null },
        after: { account: accountId },
        at: now,
      });
      const facts = { storeName: store.name, member: member.name, now };
      const made = await colleagueOf(transaction, accountId);
      if (made) await mailStoreUsers(deps, transaction, [made], { ...facts, news: 'owner-you' });
      await mailStoreUsers(deps, transaction, before, { ...facts, news: 'owner' });
    });
  };

/** A user of a store whom the caller manages, with the store; both are locked. Errors: `store-member-not-found`, `store-owner-only`. */
async function managed(transaction: Transaction, actor: Actor, accountId: number) {
  const member = await lockMember(transaction, accountId);
  const partnerId = member?.partner_id ?? null;
  if (!member || partnerId === null || !mayReachStore(actor, partnerId))
    throw new ApiError('store-member-not-found');
  await requireManager(transaction, actor, partnerId);
  const store = await lockPartner(transaction, { id: partnerId });
  if (!store) throw new ApiError('store-member-not-found');
  return { member, store };
}
