import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';

/** What a user brings from a provider to show who they are there. */
export interface SocialProof {
  readonly idSocial: string;
  readonly tokenSocial: string;
  readonly nonce: string | null;
}

/** An account at a provider, as the provider vouches for it. */
export interface ProvenIdentity {
  readonly provider: SocialProvider;
  /** The provider's number of the account; it never changes and belongs to nobody else. */
  readonly subject: string;
  /** In lower case; null without one, or with one that is none. */
  readonly email: string | null;
  /** The provider says that the e-mail belonged to anyone who owns the account, when it was last looked at. */
  readonly emailVerified: boolean;
  /** The provider runs the mailbox itself, so that what it says is true today. */
  readonly hostsMailbox: boolean;
  /** For proofs that open something once: what to know it by, and until when (epoch milliseconds). */
  readonly once: { readonly tokenHash: Buffer; readonly expiresAt: number } | null;
}

export type Verification =
  | { readonly kind: 'proven'; readonly identity: ProvenIdentity }
  | { readonly kind: 'refused' }
  /** The provider did not answer in time, or not in a way that can be read. */
  | { readonly kind: 'unavailable' };

/** Asks a provider whether a proof is good (S-36). Never throws. */
export interface SocialIdentityProvider {
  verify(proof: SocialProof, now: number): Promise<Verification>;
}
