import { describe, expect, it } from 'vitest';
import { authorizationAddress } from './authorization-address.ts';
import { readPending } from './pending.ts';
import { readAnswer } from './read-answer.ts';
import { claimsOf, profileFrom } from './token-claims.ts';

const pending = { provider: 'google', state: 's1' } as const;
const read = (hash: string, search = '', asked: typeof pending | null = pending) =>
  readAnswer('google', { hash, search }, asked);

describe('the answer of a provider', () => {
  it('is the token of the fragment, when this tab asked for it, SOCL-02', () => {
    expect(read('#id_token=a.b.c&state=s1')).toEqual({ kind: 'token', token: 'a.b.c' });
    const facebook = { provider: 'facebook', state: 's1' } as const;
    const location = { hash: '#access_token=EAAL1&expires_in=3600&state=s1', search: '' };
    expect(readAnswer('facebook', location, facebook)).toEqual({ kind: 'token', token: 'EAAL1' });
  });

  it.each([
    ['without a token', '#state=s1', ''],
    ['with a token in the query, which others have seen', '', '?id_token=a.b.c&state=s1'],
    ['for another tab', '#id_token=a.b.c&state=s2', ''],
    ['without a state', '#id_token=a.b.c', ''],
    ['that tells of a fault', '#error=server_error&state=s1', ''],
    ['with a fault beside its token', '#id_token=a.b.c&state=s1&error=server_error', ''],
    ['that is no answer', '#/home', ''],
  ])('fails %s, SOCL-03', (_name, hash, search) => {
    expect(read(hash, search)).toEqual({ kind: 'failed' });
  });

  it('fails when nobody asked, or another provider was asked', () => {
    expect(read('#id_token=a.b.c&state=s1', '', null)).toEqual({ kind: 'failed' });
    const location = { hash: '#access_token=x&state=s1', search: '' };
    expect(readAnswer('facebook', location, pending)).toEqual({ kind: 'failed' });
  });

  it('notifies a user who did not want to from a fault', () => {
    expect(read('#error=access_denied&state=s1')).toEqual({ kind: 'denied' });
    expect(read('', '?error=access_denied&error_reason=user_denied&state=s1')).toEqual({ kind: 'denied' });
  });
});

describe('what is asked of a provider', () => {
  const secrets = { state: 'st', nonce: 'no' };
  const at = (provedor: 'google' | 'facebook', endereco: string) =>
    new URL(
      authorizationAddress(
        { provedor, endereco, cliente: 'c1', perfil: null },
        'https://patio.test',
        secrets,
      ),
    );

  it('is a signed token from Google, with state and nonce', () => {
    const address = at('google', 'https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'c1',
      response_type: 'id_token',
      scope: 'openid email profile',
      redirect_uri: 'https://patio.test/auth/social/google',
      state: 'st',
      nonce: 'no',
    });
  });

  it('is an access token from Facebook, and an address of this site stays on it', () => {
    const address = at('facebook', '/dev/identidade/facebook');
    expect(address.origin).toBe('https://patio.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'c1',
      response_type: 'token',
      scope: 'public_profile,email',
      redirect_uri: 'https://patio.test/auth/social/facebook',
      state: 'st',
    });
  });
});

it('reads names with letters of any script out of a token, and nothing out of nonsense', () => {
  const body = btoa(
    String.fromCodePoint(...new TextEncoder().encode('{"sub":"1","name":"José Ñuño","nonce":"n"}')),
  );
  const token = `x.${body.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;
  expect(claimsOf(token)).toEqual({ id: '1', name: 'José Ñuño', email: '', nonce: 'n' });
  for (const wrong of ['', 'a.b.c', 'x', 'x.bnVsbA.y', 'x.e30.y']) expect(claimsOf(wrong)).toBeNull();
  expect(profileFrom({ id: '7', name: 'Ana' }, 'id')).toEqual({
    id: '7',
    name: 'Ana',
    email: '',
    nonce: null,
  });
});

it('reads what was remembered, and drops what another user may have put there', () => {
  const whole = {
    provider: 'google',
    purpose: 'link',
    state: 's',
    nonce: 'n',
    store: '/loja-norte',
    returnTo: '/perfil',
    at: 1,
  };
  expect(readPending(whole)).toEqual(whole);
  expect(readPending({ ...whole, store: '//evil.test', returnTo: '' })).toMatchObject({
    store: '',
    returnTo: null,
  });
  for (const wrong of [
    null,
    'x',
    { ...whole, provider: 'x' },
    { ...whole, state: '' },
    { ...whole, at: '1' },
  ]) {
    expect(readPending(wrong)).toBeNull();
  }
});
