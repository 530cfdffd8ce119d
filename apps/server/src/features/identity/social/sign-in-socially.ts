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
 * Signs in with an account elsewhere (S-36): the one that it is linked to, or the one whose e-mail the provider has verified, which is then
 * linked, after a mailed code where the provider does not run the mailbox. Errors: `social-refused`, `social-unknown`, `social-unavailable`,
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

/** Whether a second step was asked for and shown. Nothing can be guessed where none is, so nothing is counted for the account either. */
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

/** Uses the proof up, and links the identity when it was found by its e-mail. */
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
    // The e-mail has come to another account at the provider: anyone who owns that one now was not here before.
    if (outcome === 'taken' || outcome === 'other') throw new ApiError('social-refused');
    // It was removed while its owner was being asked; this is no way to bring it back.
    if (account.linked && outcome === 'linked') throw new ApiError('social-refused');
    if (outcome === 'linked')
      await notifyLinked(transaction, deps, { account, identity, linked: true, alone }, context);
    await noteUse(transaction, identity, context.now);
  });
}

/**
 * Whether an account that was found by its e-mail is the proven owner's alone from here, because nobody had confirmed that e-mail. This goes
 * before the link: a provider's account that another user has linked there must not keep the owner out. Errors: `social-refused` when
 * the account has changed since it was looked at; the second step was passed, or left out, for what it was then.
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
