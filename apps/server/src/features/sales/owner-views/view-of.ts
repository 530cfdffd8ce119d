import type { OwnerView } from '@patio/contract/sales/owner-views/owner-view.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { ownTrust } from '../../people/trust/public.ts';
import { ownNegotiations } from '../negotiations/public.ts';
import { announceView } from './announce-view.ts';
import { ownerOf } from './owner-views.store.ts';

interface Viewing {
  readonly accountId: number;
  readonly reason: string;
  /** A compliance review is not announced. */
  readonly announced: boolean;
}

/**
 * A copy of what an owner sees (decision 0096), by the functions that answer their own calls, without what is sealed. Audited, and announced, before it is given: should the
 * transaction fail, nothing is shown. Errors: `user-not-found`, `account-of-team`.
 */
export async function viewOf(
  deps: ServerDeps,
  { accountId, reason, announced }: Viewing,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<OwnerView> {
  const { database } = deps;
  const owner = await ownerOf(database, accountId);
  const confianca = owner && (await ownTrust(deps, { accountId, now, seenBy: 'staff' }));
  if (!owner || !confianca) throw new ApiError('user-not-found');
  if (owner.staff_role !== null && actor.staffRole !== 'administrator') throw new ApiError('account-of-team');
  const negociacoes = await ownNegotiations(deps, accountId, now);
  await database.transact(async (transaction) => {
    await recordAudit(transaction, {
      actorId: actor.accountId,
      action: announced ? 'view-as-owner' : 'view-for-compliance',
      subject: `account ${accountId}`,
      details: { reason },
      at: now,
    });
    if (announced) await announceView(deps, transaction, { owner, reason, now });
  });
  return { em: isoInstant(now), avisado: announced, negociacoes, confianca };
}
