/**
 * @typedef {'check' | 'unit' | 'screens' | 'journeys'} LaneName
 * @typedef {{ lanes: LaneName[], filters: string[] }} TestOptions
 */

/** @type {readonly LaneName[]} in the order in which they run */
const LANES = ['check', 'unit', 'screens', 'journeys'];

/** @type {Record<string, LaneName | undefined>} */
const WITHOUT = {
  '--no-check': 'check',
  '--no-unit': 'unit',
  '--no-screens': 'screens',
  '--no-e2e': 'journeys',
};

/**
 * Reads the options of `npm test`: `--only=check,unit` names lanes, `--no-…` leaves one out, anything else is part of a file name to look
 * for. Throws for an option or a lane that does not exist: it would run something else than was asked for.
 *
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readOptions(args) {
  let lanes = [...LANES];
  for (const arg of args.filter((each) => each.startsWith('--'))) {
    const without = WITHOUT[arg];
    if (without !== undefined) lanes = lanes.filter((lane) => lane !== without);
    else if (arg.startsWith('--only=')) lanes = lanesNamed(arg.slice('--only='.length), lanes);
    else
      throw new Error(`${arg} is no option. There are: --only=LANE,…, ${Object.keys(WITHOUT).join(', ')}.`);
  }
  return { lanes, filters: args.filter((arg) => !arg.startsWith('--')) };
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
 * Answers whether the options ask for everything; only then can it be said what is missing.
 *
 * @param {TestOptions} options
 */
export function isWhole({ lanes, filters }) {
  return lanes.length === LANES.length && filters.length === 0;
}
