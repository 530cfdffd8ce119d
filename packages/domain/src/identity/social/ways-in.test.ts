import { describe, expect, it } from 'vitest';
import { PROVIDER_NAMES, socialProviderOf } from './social-provider.ts';
import { mayRemovePasskey, mayUnlink } from './ways-in.ts';

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

describe('taking a passkey away', () => {
  it.each([
    ['nothing else', { ...none, passkeys: 1 }, false],
    ['a password', { ...none, passkeys: 1, password: true }, true],
    ['another passkey', { ...none, passkeys: 2 }, true],
    ['a provider', { ...none, passkeys: 1, identities: ['facebook'] }, true],
  ] as const)('where there is %s beside it, S-36', (_name, ways, may) => {
    expect(mayRemovePasskey(ways)).toBe(may);
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
  expect(PROVIDER_NAMES).toEqual({ google: 'Google', facebook: 'Facebook' });
});
