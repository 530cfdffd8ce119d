import type { MirroredUser } from '@patio/contract/identity/sessions/session-user.ts';
import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import {
  accountSubject,
  beginAttempt,
  blockedAccount,
  checkStep,
  enterAccount,
  takeOverUnproved,
} from '../sessions/public.ts';
import {
  accountOf,
  linkTo,
  noteUse,
  opensAccount,
  spendOnce,
  type SocialAccount,
} from './identities/identities.store.ts';
import { nameOf, proveIdentity, type GivenProof, type SocialDeps } from './prove-identity.ts';
import type { ProvenIdentity } from './social-identity-provider.ts';
import { stepAsked } from './step-asked.ts';
import { notifyLinked } from './identities/notify-linked.ts';
import { lockOwner } from './identities/ways-into.store.ts';

/**
 * Signs in with a provider account (S-36): to the account it is linked to, or the one whose e-mail the provider has verified, which is then
 * linked, after a mailed code if the provider does not host the mailbox. Errors: `social-refused`, `social-unknown`, `social-unavailable`,
 * `account-blocked`, `too-many-requests`, and those of the second step.
 */
export async function signInSocially(
  deps: SocialDeps,
  provider: SocialProvider,
  proof: GivenProof & { readonly codigoAcesso?: string | null | undefined },
  context: CallContext,
): Promise<MirroredUser> {
  const identity = await proveIdentity(deps, provider, proof, context);
  const account = await accountOf(deps.database, identity);
  if (account === undefined) throw new ApiError('social-unknown', { parameters: nameOf(provider) });
  const stepPassed = await passStep(deps, { account, identity }, proof.codigoAcesso, context);
  // Nothing is linked to a blocked account; its owner is notified of the block.
  if (account.blocked_at !== null) throw blockedAccount(deps.config);
  await admit(deps, identity, account, context);
  return enterAccount(deps, account.id, context, {
    stepPassed,
    stillOpens: (transaction) => opensAccount(transaction, identity, account.id),
  });
}

/** Whether a second step was required and completed. Without one nothing can be guessed, so nothing is counted for the account either. */
async function passStep(
  deps: SocialDeps,
  { account, identity }: { account: SocialAccount; identity: ProvenIdentity },
  code: string | null | undefined,
  context: CallContext,
): Promise<boolean> {
  const step = await stepAsked(deps.database, account, identity);
  if (step === null) return false;
  const attempt = await beginAttempt(deps, accountSubject(account.id), context);
  await checkStep(deps, step, { account, attempt }, { code, context });
  await attempt.succeeded();
  return true;
}

/** Uses the proof, and links the identity if it was found by its e-mail. */
function admit(
  deps: SocialDeps,
  identity: ProvenIdentity,
  account: SocialAccount,
  context: CallContext,
): Promise<void> {
  return deps.database.transact(async (transaction) => {
    if (!(await spendOnce(transaction, identity))) throw new ApiError('social-refused');
    const alone = !account.linked && (await isHandedOver(transaction, deps, { account, identity }, context));
    const outcome = await linkTo(transaction, identity, account.id, context.now);
    // The e-mail now belongs to another account at the provider: its owner was not here before.
    if (outcome === 'taken' || outcome === 'other') throw new ApiError('social-refused');
    // It was unlinked while its owner was being asked; this must not link it again.
    if (account.linked && outcome === 'linked') throw new ApiError('social-refused');
    if (outcome === 'linked')
      await notifyLinked(transaction, deps, { account, identity, linked: true, alone }, context);
    await noteUse(transaction, identity, context.now);
  });
}

/**
 * Whether an account that was found by its e-mail belongs to the proven owner alone from now on, because nobody had confirmed that e-mail.
 * This precedes the link: a provider account that another user has linked there must not keep the owner out. Errors: `social-refused` if
 * the account has changed since it was checked; the second step was passed, or skipped, for its earlier state.
 */
async function isHandedOver(
  transaction: Transaction,
  deps: SocialDeps,
  { account, identity }: { account: SocialAccount; identity: ProvenIdentity },
  { now }: CallContext,
): Promise<boolean> {
  const owner = await lockOwner(transaction, account.id);
  if (owner?.email !== identity.email) throw new ApiError('social-refused');
  if (account.email_confirmed) return false;
  if (!(await takeOverUnproved(transaction, deps, { accountId: account.id, now })))
    throw new ApiError('social-refused');
  return true;
}
