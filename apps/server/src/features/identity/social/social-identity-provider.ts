import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';

/** A user's proof from a provider. */
export interface SocialProof {
  readonly idSocial: string;
  readonly tokenSocial: string;
  readonly nonce: string | null;
}

/** An account at a provider, as vouched for by the provider. */
export interface ProvenIdentity {
  readonly provider: SocialProvider;
  /** The provider's id of the account; it never changes and belongs to nobody else. */
  readonly subject: string;
  /** In lower case; null without one, or if it is invalid. */
  readonly email: string | null;
  /** The provider states that the e-mail belonged to the owner of the account when it last checked. */
  readonly emailVerified: boolean;
  /** The provider hosts the mailbox itself, so its statement is true today. */
  readonly hostsMailbox: boolean;
  /** For single-use proofs: an identifier, and its expiry (epoch milliseconds). */
  readonly once: { readonly tokenHash: Buffer; readonly expiresAt: number } | null;
}

export type Verification =
  | { readonly kind: 'proven'; readonly identity: ProvenIdentity }
  | { readonly kind: 'refused' }
  /** The provider did not answer in time, or not in a readable form. */
  | { readonly kind: 'unavailable' };

/** Verifies a proof with its provider (S-36). Never throws. */
export interface SocialIdentityProvider {
  verify(proof: SocialProof, now: number): Promise<Verification>;
}
