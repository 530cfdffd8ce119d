import type { Queries } from '../../../platform/db/database.ts';
import { secondStepOf, type SecondStep } from '../sessions/public.ts';
import type { SocialAccount } from './identities/identities.store.ts';
import type { ProvenIdentity } from './social-identity-provider.ts';

/**
 * What is required of a user besides the proof of a provider: the second step of the account, if it has one. If the account was found by an
 * e-mail whose mailbox the provider does not host, a mailed code, once: the provider's verification may be old (decision 0047). A code of
 * the app identifies the owner too, if the account is the owner's.
 */
export async function stepAsked(
  queries: Queries,
  account: SocialAccount,
  { hostsMailbox }: Pick<ProvenIdentity, 'hostsMailbox'>,
): Promise<SecondStep> {
  const isFound = !account.linked;
  // The user who set up a second step before the e-mail was confirmed need not be its owner.
  const own = isFound && !account.email_confirmed ? null : await secondStepOf(queries, account);
  return isFound && !hostsMailbox ? (own ?? 'email') : own;
}
