/**
 * @typedef {'check' | 'unit' | 'screens' | 'journeys'} LaneName
 * @typedef {{ lanes: LaneName[], filters: string[], base: string | null }} TestOptions
 * Lanes, parts of file names, and what a change is measured against: null runs everything, '' takes the usual branch.
 */

/** @type {readonly LaneName[]} in the order in which they run */
const LANES = ['check', 'unit', 'screens', 'journeys'];

const CHANGED = /^--changed(=|$)/;

/** @type {Record<string, LaneName | undefined>} */
const WITHOUT = {
  '--no-check': 'check',
  '--no-unit': 'unit',
  '--no-screens': 'screens',
  '--no-e2e': 'journeys',
};

/**
 * Reads the options of `npm test`: `--only=check,unit` names lanes, `--no-…` leaves one out, `--changed` or `--changed=REF` runs what a change
 * can touch, anything else is part of a file name to look for. Throws for an option or a lane that does not exist: it would run something else than was asked for.
 *
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readOptions(args) {
  let lanes = [...LANES];
  const filters = args.filter((arg) => !arg.startsWith('--'));
  const base = args.find((arg) => CHANGED.test(arg))?.replace(CHANGED, '') ?? null;
  if (base !== null && filters.length > 0) throw new Error('--changed looks for the files itself.');
  for (const arg of args.filter((each) => each.startsWith('--') && !CHANGED.test(each))) {
    const without = WITHOUT[arg];
    if (without !== undefined) lanes = lanes.filter((lane) => lane !== without);
    else if (arg.startsWith('--only=')) lanes = lanesNamed(arg.slice('--only='.length), lanes);
    else
      throw new Error(
        `${arg} is no option. There are: --changed, --only=LANE,…, ${Object.keys(WITHOUT).join(', ')}.`,
      );
  }
  return { lanes, filters, base };
}

/**
 * @param {string} text
 * @param {LaneName[]} among
 */
function lanesNamed(text, among) {
  const names = text.split(',');
  const unknown = names.filter((name) => LANES.every((lane) => lane !== name));
  if (unknown.length > 0)
    throw new Error(`No lane is called ${unknown.join(', ')}. There are: ${LANES.join(', ')}.`);
  return among.filter((lane) => names.includes(lane));
}

/**
 * Returns whether the options ask for everything; only then can it be said what is missing.
 *
 * @param {TestOptions} options
 */
export function isWhole({ lanes, filters, base }) {
  return base === null && lanes.length === LANES.length && filters.length === 0;
}
