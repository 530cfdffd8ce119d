import { expect, it } from 'vitest';
import { isGoogleMailbox } from './google-mailbox.ts';

it.each([
  ['ana@gmail.com', '', true],
  ['ana@googlemail.com', '', true],
  ['ana@empresa.com.br', 'empresa.com.br', true],
  ['ana@filial.com.br', 'empresa.com.br', true],
  ['ana@empresa.com.br', '', false],
  ['ana@gmail.com.br', '', false],
  ['gmail.com@outro.test', '', false],
  ['', '', false],
])('of %j with the hosted domain %j, Google knows the owner of today: %s', (email, hostedDomain, known) => {
  expect(isGoogleMailbox(email, hostedDomain)).toBe(known);
});
