import { describe, expect, it } from 'vitest';
import { releaseProblem } from './release-problem.ts';

const now = 1_000_000;
const day = 86_400_000;

describe('a release of limits, S-04', () => {
  it.each([1, -1, 1000, -1000])('may change the allowance by %i', (extra) => {
    expect(releaseProblem({ kind: 'PODE_COMPRAR', extra, until: now + day }, now)).toBeNull();
  });
  it.each([0, 1001, -1001, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a change by %d', (extra) => {
    expect(releaseProblem({ kind: 'PODE_COMPRAR', extra, until: now + day }, now)).toBe('extra');
  });
  it.each([
    [10_000_000, null],
    [-10_000_000, null],
    [10_000_001, 'extra'],
  ])('of exposure by %d reais is judged %s', (extra, problem) => {
    expect(releaseProblem({ kind: 'EXPOSICAO', extra, until: now + day }, now)).toBe(problem);
  });
  it.each([
    [now, 'until'],
    [now + 1, null],
    [now + 366 * day, null],
    [now + 366 * day + 1, 'until'],
    [Number.NaN, 'until'],
  ])('that ends at %d is judged %s', (until, problem) => {
    expect(releaseProblem({ kind: 'PODE_COMPRAR', extra: 1, until }, now)).toBe(problem);
  });
});
