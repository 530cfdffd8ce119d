import { expect, it } from 'vitest';
import { documentsOf, expires, isExpired } from './document-kinds.ts';

it('companies prove themselves, people their licence and marital status', () => {
  for (const business of [4, 5]) expect(documentsOf(business)).toEqual(['identidade', 'parceiro', 'empresa']);
  for (const person of [6, 7])
    expect(documentsOf(person)).toEqual(['identidade', 'habilitacao', 'estado-civil', 'parceiro']);
});

it('a licence is good on its last day, and not on the next', () => {
  expect([expires('habilitacao'), expires('identidade')]).toEqual([true, false]);
  expect(isExpired('2026-11-28', '2026-11-28')).toBe(false);
  expect(isExpired('2026-11-28', '2026-11-29')).toBe(true);
  expect(isExpired(null, '2026-11-29')).toBe(false);
});
