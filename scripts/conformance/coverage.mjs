/**
 * @typedef {import('./requirements.mjs').Requirement} Requirement
 * @typedef {{ area: string, named: number, all: number }} AreaCount
 */

/**
 * Answers which requirements no test names, and how many are named in each area (the letters of the id).
 *
 * @param {Requirement[]} requirements
 * @param {Set<string>} named ids that tests name
 * @returns {{ missing: Requirement[], areas: AreaCount[] }}
 */
export function coverage(requirements, named) {
  /** @type {Map<string, AreaCount>} */
  const areas = new Map();
  for (const { id } of requirements) {
    const area = id.replace(/-\d+$/, '');
    const count = areas.get(area) ?? { area, named: 0, all: 0 };
    areas.set(area, { area, named: count.named + (named.has(id) ? 1 : 0), all: count.all + 1 });
  }
  return { missing: requirements.filter(({ id }) => !named.has(id)), areas: [...areas.values()] };
}

/**
 * Answers the report as lines: what is missing, the areas, the sum.
 *
 * @param {{ missing: Requirement[], areas: AreaCount[] }} found
 * @returns {string[]}
 */
export function reportLines({ missing, areas }) {
  const all = areas.reduce((sum, area) => sum + area.all, 0);
  return [
    ...missing.map(({ id, requirement }) => `${id}  ${requirement}`),
    '',
    ...areas.map(({ area, named, all: of }) => `${area.padEnd(5)} ${String(named).padStart(3)} of ${of}`),
    '',
    `${all - missing.length} of ${all} requirements are named by a test, ${missing.length} are not`,
  ];
}
