/**
 * Reads the options of `npm test`. Parts can be left out; anything else is part of a file name to look for.
 *
 * @param {string[]} args
 */
export function readOptions(args) {
  const has = (/** @type {string} */ name) => args.includes(name);
  return {
    check: !has('--no-check'),
    unit: !has('--no-unit'),
    e2e: !has('--no-e2e'),
    filters: args.filter((each) => !['--no-check', '--no-unit', '--no-e2e'].includes(each)),
  };
}
