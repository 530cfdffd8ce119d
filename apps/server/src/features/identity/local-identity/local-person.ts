import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { createHash } from 'node:crypto';

/** A user of the demo's provider. */
export interface LocalPerson {
  readonly name: string;
  /** '' for a user without one. */
  readonly email: string;
  readonly emailVerified: boolean;
}

const digits = { google: 21, facebook: 16 } as const satisfies Record<SocialProvider, number>;

/** The id of an account at a provider: the same for the same e-mail (or name without one), different at each provider. */
export function subjectOf(provider: SocialProvider, { name, email }: LocalPerson): string {
  const hash = createHash('sha256')
    .update(`${provider}|${email || name}`)
    .digest('hex');
  return `1${String(BigInt(`0x${hash}`)).slice(0, digits[provider] - 1)}`;
}
