import { describe, expect, it } from 'vitest';
import { socialProviderOf } from './social-provider.ts';
import { mayUnlink } from './ways-in.ts';

const none = { password: false, passkeys: 0, identities: [] } as const;

describe('taking a provider away', () => {
  it('is refused where nothing else opens the account, S-36', () => {
    expect(mayUnlink({ ...none, identities: ['google'] }, 'google')).toBe(false);
    expect(mayUnlink(none, 'google')).toBe(false);
  });

  it.each([
    ['a password', { ...none, password: true, identities: ['google'] }],
    ['a passkey', { ...none, passkeys: 1, identities: ['google'] }],
    ['the other provider', { ...none, identities: ['google', 'facebook'] }],
  ] as const)('is fine where there is %s, S-36', (_name, ways) => {
    expect(mayUnlink(ways, 'google')).toBe(true);
  });
});

it('knows the two providers and no other, SOCL-01', () => {
  expect(['google', 'facebook', 'Google', 'constructor', ''].map(socialProviderOf)).toEqual([
    'google',
    'facebook',
    null,
    null,
    null,
  ]);
});
