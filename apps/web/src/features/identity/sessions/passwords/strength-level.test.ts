import { expect, it } from 'vitest';
import { estimateGuesses } from './estimate-guesses.ts';
import { strengthLevel } from './strength-level.ts';

it('a password is rated by the guesses that it withstands, strong from 10^10 on, rule 0.40', () => {
  expect([1, 9_999, 10_000, 9_999_999, 10_000_000, 9_999_999_999, 10_000_000_000].map(strengthLevel)).toEqual(
    [0, 0, 1, 1, 2, 2, 3],
  );
});

it('Portuguese words, the person and the brand make it weaker, rule 0.40', () => {
  expect(strengthLevel(estimateGuesses('Girassol#24Verde!', []))).toBe(3);
  expect(strengthLevel(estimateGuesses('Girassol1', []))).toBeLessThan(3);
  expect(strengthLevel(estimateGuesses('Patio1', []))).toBeLessThan(2);
  const unknown = estimateGuesses('Wolskaquirino#7', []);
  expect(estimateGuesses('Wolskaquirino#7', ['Rita Wolskaquirino'])).toBeLessThan(unknown);
});
