import { expect, it } from 'vitest';
import { isPasswordPage, linkTokenOf } from './password-page.ts';

it.each([
  ['/auth/senha', true],
  ['/auth/senha/', true],
  ['/loja-norte/auth/senha', true],
  ['/auth/', false],
  ['/auth/senha/outra', false],
  ['/a/b/auth/senha', false],
  ['/perfil', false],
])('%s is the page for a new password: %s, SESS-09', (pathname, expected) => {
  expect(isPasswordPage(pathname)).toBe(expected);
});

it('finds the token of a link on that page only, S-34', () => {
  expect(linkTokenOf({ pathname: '/auth/senha', search: '?token=abc' })).toBe('abc');
  expect(linkTokenOf({ pathname: '/auth/senha', search: '?token=' })).toBeNull();
  expect(linkTokenOf({ pathname: '/auth/senha', search: '' })).toBeNull();
  expect(linkTokenOf({ pathname: '/home', search: '?token=abc' })).toBeNull();
});
