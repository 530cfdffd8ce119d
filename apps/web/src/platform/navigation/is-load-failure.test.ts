import { describe, expect, it } from 'vitest';
import { isKeptInPlace } from './is-kept-in-place.ts';
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

describe('the view before a navigation', () => {
  it.each([
    ['/home', '/oferta/7', false],
    ['/oferta/7', '/oferta/8', false],
    ['/loja-norte/home', '/loja-norte/oferta/7', false],
    ['/home', '/texto/empresa', false],
    ['/oferta/7', '/oferta/7', true],
    ['/home', '/home/3', true],
    ['/loja-norte/home/1', '/loja-norte/home', true],
  ])('from %s to %s stays in place: %s, ROUT-32', (from, to, kept) => {
    expect(isKeptInPlace(from, to)).toBe(kept);
  });
});
