import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { signUp } from '../accounts/public.ts';
import { linkTo, spendOnce } from './identities/identities.store.ts';
import { nameOf, proveIdentity, type GivenProof, type SocialDeps } from './prove-identity.ts';

/** The input of a user who signs up with a provider. */
export interface SocialApplicant extends GivenProof {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string;
  readonly telefone: string;
  readonly aceitaEmails?: boolean | null | undefined;
}

/**
 * Creates the account of a user who signs in with a provider, without a password, and returns its interest token (S-30, S-36). Errors:
 * those of `signUp`; `social-refused`, `social-unavailable`; `social-taken` if the identity has an account already.
 */
export async function signUpSocially(
  deps: SocialDeps,
  provider: SocialProvider,
  { nome, email, cpf, telefone, aceitaEmails, ...proof }: SocialApplicant,
  context: CallContext,
): Promise<string> {
  const identity = await proveIdentity(deps, provider, proof, context);
  const form = { name: nome, tradeName: '', document: cpf, email, phone: telefone, password: null };
  const applicant = {
    kind: 'individual',
    profileCode: 7,
    form,
    acceptsMail: aceitaEmails === true,
    emailProved: identity.emailVerified && identity.hostsMailbox && identity.email === normalizeEmail(email),
  } as const;
  return signUp(deps, applicant, context, async (transaction, accountId) => {
    const outcome = await linkTo(transaction, identity, accountId, context.now);
    if (outcome !== 'linked') throw new ApiError('social-taken', { parameters: nameOf(provider) });
    if (!(await spendOnce(transaction, identity))) throw new ApiError('social-refused');
  });
}
