import { describe, expect, it } from 'vitest';
import { isLoadFailure } from './is-load-failure.ts';

describe('a part of the page that could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://patio.test/assets/a.js',
    'error loading dynamically imported module: https://patio.test/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    'Failed to fetch',
  ])('is told from any other mistake, ROUT-35: %s', (message) => {
    expect(isLoadFailure(new TypeError(message))).toBe(true);
  });
  it('is nothing else, so that mistakes of ours stay visible', () => {
    expect(isLoadFailure(new TypeError('x is not a function'))).toBe(false);
    expect(isLoadFailure('Failed to fetch')).toBe(false);
    expect(isLoadFailure(undefined)).toBe(false);
  });
});
