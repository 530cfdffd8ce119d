/** The providers that users can sign in with (SOCL-01). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Display names; the same in every language. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>;

/** The provider of that name, or null. */
export function socialProviderOf(text: string): SocialProvider | null {
  return SOCIAL_PROVIDERS.find((name) => name === text) ?? null;
}
