import type { Proof } from './social-calls.ts';
import type { SocialProfile } from './token-claims.ts';

/** Where a user stands who has come back from a provider. The proof lives in the page only. */
export type Stage =
  | { readonly kind: 'working' }
  /** `text`: why, where that helps; '' without. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'code'; readonly by: 'app' | 'email'; readonly proof: Proof }
  /** The owner confirms that it is them before an account is linked; without a password, by a mailed code. */
  | { readonly kind: 'confirm'; readonly hasPassword: boolean; readonly proof: Proof }
  | { readonly kind: 'sign-up'; readonly proof: Proof; readonly profile: SocialProfile };
