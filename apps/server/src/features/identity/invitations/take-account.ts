import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { recordSecurityEvent } from '../security/public.ts';
import { endMailedWaysIn, endSessions, savePassword, takeOverUnproved } from '../sessions/public.ts';
import { insertInvited, setsPassword, type InvitedRow } from './invited-accounts.store.ts';
import type { InvitationRow } from './invitations.store.ts';
import type { InvitedProof } from './prove-invited.ts';

/**
 * The account of a user who accepts an invitation, made if there was none; a password that they set is theirs. The caller holds the locks
 * of invitation and account. Errors: `wrong-credentials` if the account changed since its user was proved; `email-taken`.
 */
export async function takeAccount(
  deps: ServerDeps,
  transaction: Transaction,
  {
    invitation,
    account,
    proof,
  }: {
    readonly invitation: InvitationRow;
    readonly account: InvitedRow | undefined;
    readonly proof: InvitedProof;
  },
  context: CallContext,
): Promise<number> {
  const { email, registration } = invitation;
  const { now } = context;
  if (!account) {
    const { name, set: passwordHash } = proof;
    if (passwordHash === null) throw new ApiError('wrong-credentials');
    const id = await insertInvited(transaction, { email, name, registration, passwordHash, now });
    if (id === null) throw new ApiError('email-taken');
    return id;
  }
  const asProved = setsPassword(account) ? proof.shown === null : proof.shown === account.password_hash;
  if (!asProved) throw new ApiError('wrong-credentials');
  await takeOverUnproved(transaction, deps, { accountId: account.id, now });
  if (proof.set !== null)
    await setPassword(deps, transaction, { id: account.id, email, hash: proof.set }, context);
  return account.id;
}

/** Stores a password that replaces what opened the account before, and tells its owner. */
async function setPassword(
  { config, live }: ServerDeps,
  transaction: Transaction,
  { id, email, hash }: { readonly id: number; readonly email: string; readonly hash: string },
  context: CallContext,
): Promise<void> {
  await savePassword(transaction, { accountId: id, hash, proved: true });
  await endSessions(transaction, id, context.now);
  await endMailedWaysIn(transaction, id, context.now);
  const content = messages.passwordChanged({ brand: config.brand, idiom: context.idiom });
  await enqueueMail(transaction, { to: email, ...content, now: context.now });
  await recordSecurityEvent(transaction, context, { accountId: id, kind: 'password-changed' });
  // Its event streams check at once whether their sessions are alive.
  transaction.afterCommit(() => live.publishNotice(id));
}
