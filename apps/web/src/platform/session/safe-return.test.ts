import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

describe('where a sign-in leads, C-19', () => {
  it('follows an address of this site with its query, LOGN-13', () => {
    expect(safeReturn('/oferta/1?view=leilao', '/home')).toBe('/oferta/1?view=leilao');
    expect(safeReturn('/negociacao/1#mensagens', '/home')).toBe('/negociacao/1#mensagens');
    expect(safeReturn('/loja-norte/oferta/1', '/home')).toBe('/loja-norte/oferta/1');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'oferta/1',
    '/\n/evil',
    '',
    null,
  ])('goes home instead of to %j', (wanted) => {
    expect(safeReturn(wanted, '/home')).toBe('/home');
  });
  it('does not come back to the sign-in screen', () => {
    expect(safeReturn('/auth/?redirectFrom=/auth/', '/home')).toBe('/home');
  });
});
