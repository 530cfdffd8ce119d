import { accessChangeRefusal, COOLING_MS } from '@patio/domain/people/account-access/access-change.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { isNameTaken } from '../../identity/account-records/public.ts';
import { hashOf, newSecret } from '../../identity/sessions/public.ts';
import { accessChangeWriter, type AccessChangeRow } from './access-changes.store.ts';
import { mailAccessChange } from './mail-access-change.ts';

/** What is asked for. Instant in epoch milliseconds. */
interface AskedChange {
  readonly accountId: number;
  readonly kind: AccessChangeRow['kind'];
  /** Valid, and an e-mail normalized. */
  readonly next: string;
  readonly reason: string;
  readonly actor: Pick<Actor, 'accountId' | 'staffRole'>;
  readonly now: number;
}

/**
 * Begins a change of e-mail or username by the team (decision 0094): it counts after 72 hours, and the present address can stop it until then. Audited.
 * Throws `user-not-found`, `access-change-taken`, `access-change-open` and the refusals of `accessChangeRefusal`.
 */
export async function beginAccessChange(
  deps: ServerDeps,
  transaction: Transaction,
  { accountId, kind, next, reason, actor, now }: AskedChange,
): Promise<AccessChangeRow> {
  const writer = accessChangeWriter(transaction);
  const owner = await writer.owner(accountId);
  if (!owner) throw new ApiError('user-not-found');
  const { is_staff: isStaff, blocked, leaving } = owner;
  const current = kind === 'email' ? owner.email : owner.username;
  const byAdministrator = actor.staffRole === 'administrator';
  const refusal = accessChangeRefusal({ isStaff, blocked, leaving, current }, { next, byAdministrator });
  if (refusal !== null) throw new ApiError(refusal);
  if (await isNameTaken(transaction, accountId, next)) throw new ApiError('access-change-taken');
  const token = newSecret();
  const code = await writer.insert({
    accountId,
    kind,
    before: current,
    after: next,
    reason,
    tokenHash: hashOf(token),
    askedBy: actor.accountId,
    at: now,
    effectiveAt: now + COOLING_MS,
  });
  const change = code === null ? undefined : await writer.lock(code);
  if (!change) throw new ApiError('access-change-open');
  await mailAccessChange(deps, transaction, { owner, change, token, now });
  await recordAudit(transaction, {
    actorId: actor.accountId,
    action: 'request-access-change',
    subject: `account ${accountId}`,
    details: { reason },
    before: { [kind]: current },
    after: { [kind]: next },
    at: now,
  });
  return change;
}
