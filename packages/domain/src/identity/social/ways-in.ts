import type { SocialProvider } from './social-provider.ts';

/** All sign-in methods of an account. */
export interface WaysIn {
  readonly password: boolean;
  readonly passkeys: number;
  readonly identities: readonly SocialProvider[];
}

/** Whether a user can still sign in once one of their passkeys is removed. */
export function mayRemovePasskey(ways: WaysIn): boolean {
  return ways.password || ways.passkeys > 1 || ways.identities.length > 0;
}

/** Whether a user can still sign in once a provider is removed from their account. */
export function mayUnlink(ways: WaysIn, provider: SocialProvider): boolean {
  return ways.password || ways.passkeys > 0 || ways.identities.some((other) => other !== provider);
}
