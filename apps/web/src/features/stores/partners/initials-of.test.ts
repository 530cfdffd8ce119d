import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Loja Norte Seminovos', 'LS'],
  ['Serra', 'S'],
  ['Casa dos Caminhões', 'CC'],
  ['ônibus & cia', 'ÔC'],
  ['de e da', 'DD'],
  ['4x4 Usados', '4U'],
  ['', ''],
])('%j is shortened to %j, PART-04', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
