import { expect, test } from 'vitest';
import { isHere } from './toast-notice.ts';

test.each([
  ['/oferta/7?view=leilao&lance=minimo', '/oferta/7', true],
  ['/oferta/7?view=leilao', '/loja-norte/oferta/7/', true],
  ['/oferta/7', '/oferta/71', false],
  ['/compra/7#mensagens', '/compra/7', true],
  ['/oferta/7', '/home', false],
  ['/notification/', '/notification', true],
])('a notification about %s tells nothing new on %s: %s', (path, pathname, expected) => {
  expect(isHere(path, pathname)).toBe(expected);
});
