const PRODUCT =
  /^(apps|packages)\/[^/]+\/(src|server|migrations|test\/world)\/|^e2e\/|^playwright\.config\.ts$/;
const TEST = /\.(test|e2e)\.tsx?$/;

/**
 * Returns a pattern of the journeys that a change calls for, or null when it calls for none: those whose own file has changed, and the few
 * that are marked `@smoke` when the product, or what journeys share, has.
 *
 * @param {string[]} changed files
 * @returns {string | null}
 */
export function pickJourneys(changed) {
  const own = changed
    .filter((path) => /^e2e\/.+\.e2e\.ts$/.test(path))
    .map((path) => path.slice('e2e/'.length).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const smoke = changed.some((path) => PRODUCT.test(path) && !TEST.test(path)) ? ['@smoke'] : [];
  const patterns = [...smoke, ...own];
  return patterns.length === 0 ? null : patterns.join('|');
}
