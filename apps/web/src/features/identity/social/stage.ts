import type { Proof } from './social-calls.ts';
import type { SocialProfile } from './token-claims.ts';

/** State of a user who has returned from a provider. The proof exists only in the page. */
export type Stage =
  | { readonly kind: 'working' }
  /** `text`: the reason, where it helps; otherwise ''. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'code'; readonly by: 'app' | 'email'; readonly proof: Proof }
  /** The owner confirms before an account is linked; without a password, with a mailed code. */
  | { readonly kind: 'confirm'; readonly hasPassword: boolean; readonly proof: Proof }
  | { readonly kind: 'sign-up'; readonly proof: Proof; readonly profile: SocialProfile };
