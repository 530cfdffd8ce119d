import type { MirroredUser } from '@patio/contract/sessions/session-user.ts';
import type { SocialProvider } from '@patio/domain/social/social-provider.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import {
  accountSubject,
  beginAttempt,
  checkSecondStep,
  enterAccount,
  secondStepOf,
} from '../sessions/public.ts';
import { accountOf, linkTo, noteUse, spendOnce, type SocialAccount } from './identities.store.ts';
import { nameOf, proveIdentity, type GivenProof, type SocialDeps } from './prove-identity.ts';
import type { ProvenIdentity } from './social-identity-provider.ts';
import { tellLinked } from './tell-linked.ts';
import { takeOverUnproved } from './unproved-account.store.ts';

/**
 * Signs in with an account elsewhere (S-36): the one that it is linked to, or the one whose e-mail the provider has verified, which is then
 * linked. Blocked accounts are refused like wrong proofs. Errors: `social-refused`, `social-unknown`, `social-unavailable`,
 * `too-many-requests`, and those of the second step.
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
  if (account.blocked_at !== null) throw new ApiError('social-refused');
  await passSecondStep(deps, account, proof.codigoAcesso, context);
  await admit(deps, identity, account, context);
  return enterAccount(deps, account.id, context);
}

/** Nothing can be guessed without a second step, so nothing is counted for the account either. */
async function passSecondStep(
  deps: SocialDeps,
  account: SocialAccount,
  code: string | null | undefined,
  context: CallContext,
): Promise<void> {
  // Whoever set a second step up before the e-mail was confirmed need not be its owner.
  if (!account.linked && !account.email_confirmed) return;
  if ((await secondStepOf(deps.database, account)) === null) return;
  const attempt = await beginAttempt(deps, accountSubject(account.id), context);
  await checkSecondStep(deps, account, attempt, { code, context });
  await attempt.succeeded();
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
    const outcome = await linkTo(transaction, identity, account.id, context.now);
    // The e-mail has come to another account at the provider: whoever owns that one now was not here before.
    if (outcome === 'taken' || outcome === 'other') throw new ApiError('social-refused');
    if (outcome === 'linked') {
      const { id: accountId } = account;
      const { provider } = identity;
      if (!account.linked) await takeOverUnproved(transaction, { accountId, provider, now: context.now });
      await tellLinked(transaction, deps, { account, identity, linked: true }, context);
    }
    await noteUse(transaction, identity, context.now);
  });
}
