import { expect, it } from 'vitest';
import { closedLines } from './open-requirements.mjs';
import { readRequirements } from './requirements.mjs';

const requirements = readRequirements(
  'id\trequirement\tsource\tlevel\tcheck\nAA-01\tone\t\tUI\t\nAA-02\ttwo\t\tUI\t',
);

it('a listed requirement that has its test leaves the list', () => {
  const open = new Set(['AA-01', 'AA-02']);
  expect(closedLines(requirements, { 'AA-01': ['UI'] }, open)).toEqual([
    'AA-01    is proved: take it out of docs/conformance-open.txt',
  ]);
  expect(closedLines(requirements, {}, open)).toEqual([]);
});
