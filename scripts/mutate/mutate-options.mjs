/**
 * @typedef {{ features: string[], concurrency: number, force: boolean, problem: string | null }} MutateOptions
 */

/**
 * Reads the options of `npm run mutate`: features (none = all), `--concurrency N` and `--force`, which tries every
 * mutant again.
 *
 * @param {string[]} args
 * @param {string[]} known the features there are
 * @returns {MutateOptions}
 */
export function readMutateOptions(args, known) {
  const at = args.indexOf('--concurrency');
  const concurrency = at === -1 ? 2 : Number(args[at + 1]);
  const named = args.filter((each, index) => !each.startsWith('--') && (at === -1 || index !== at + 1));
  const unknown = [
    ...args.filter((each) => each.startsWith('--') && each !== '--concurrency' && each !== '--force'),
    ...named.filter((each) => !known.includes(each)),
  ];
  return {
    features: named.length > 0 ? named : known,
    concurrency,
    force: args.includes('--force'),
    problem: problemOf(unknown, concurrency, known),
  };
}

/**
 * @param {string[]} unknown
 * @param {number} concurrency
 * @param {string[]} known
 */
function problemOf(unknown, concurrency, known) {
  if (unknown.length > 0) {
    return `No feature or option is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
  }
  return Number.isInteger(concurrency) && concurrency > 0 ? null : '--concurrency needs a number from 1.';
}
