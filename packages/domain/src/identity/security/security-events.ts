/** All security events of an account that are recorded in its history. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'reuse-detected',
  'password-link-asked',
  'password-link-opened',
  'password-changed',
  'two-step-on',
  'two-step-off',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'identity-linked',
  'identity-unlinked',
  'data-exported',
  'deletion-asked',
  'deletion-undone',
  'account-blocked',
  'account-unblocked',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** The event of that name, or null. */
export function securityEventOf(text: string): SecurityEvent | null {
  return SECURITY_EVENTS.find((name) => name === text) ?? null;
}
