import { globSync } from 'node:fs';
import { AREAS } from '../areas.mjs';

/** Rules of the domain, a folder for each feature, and the policies of the server beside what they guard. */
const RULES = ['packages/domain/src/*/**/*.ts', 'apps/server/src/features/*/*/**/*.policy.ts'];

/** No rules of the product: the tests and what they build with. */
const NO_RULES = ['**/*.test.ts', '**/*.builder.ts', 'packages/domain/src/testing-support/**'];

const AREA = new RegExp(`^(?:packages/domain/src|apps/server/src/features)/(?:${AREAS.join('|')})/([^/]+)/`);
const SHARED = /^packages\/domain\/src\/([^/]+)\//;

/** Money and the right to a session: here hardly a changed rule may pass. */
const STRICT = new Set(['auctions', 'cancellations', 'limits', 'money', 'purchases', 'sessions']);

/**
 * Returns the files of rules by feature, both in order of name.
 *
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function rulesByFeature(root) {
  const files = globSync(RULES, { cwd: root, exclude: NO_RULES }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    [...Map.groupBy(files.toSorted(), featureOf)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * Returns the feature that a file of rules belongs to.
 *
 * @param {string} file path in the repository
 */
export function featureOf(file) {
  return AREA.exec(file)?.[1] ?? SHARED.exec(file)?.[1] ?? '';
}

/**
 * Returns the least share of mutants, in percent, that the tests of a feature must notice.
 *
 * @param {string} feature
 */
export function barOf(feature) {
  return STRICT.has(feature) ? 90 : 85;
}
