import { RESERVED_STORE_NAMES } from '@patio/domain/stores/partners/reserved-names.ts';
import { expect, it } from 'vitest';
import routes from '../../routes.ts';

/** First segments of the product's own addresses that a store could have as its name. */
const segments = routes
  .map(({ path = '' }) => path.replace(/^:partner\?\//, '').split('/')[0] ?? '')
  .filter((segment) => /^[a-z]+(-[a-z]+)*$/.test(segment));

it('no store can be named as a screen is, C-05', () => {
  expect(segments.length).toBeGreaterThan(15);
  expect(segments.filter((segment) => !RESERVED_STORE_NAMES.has(segment))).toEqual([]);
});

it('no store can be named as a technical address is, rule 0.1', () => {
  for (const name of ['painel', 'api', 'dev', 'docs', 'health', 'metrics', 'assets', 'media'])
    expect(RESERVED_STORE_NAMES.has(name)).toBe(true);
});
