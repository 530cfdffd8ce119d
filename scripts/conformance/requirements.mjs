/**
 * @typedef {'API' | 'UI'} Level over HTTP, or in the rendered page
 * @typedef {{ id: string, requirement: string, levels: Level[] }} Requirement
 */

/** @type {Record<string, Level[] | undefined>} */
const LEVELS = { API: ['API'], UI: ['UI'], BOTH: ['API', 'UI'] };

/**
 * Reads the list of requirements: tab-separated, the first line names the columns.
 *
 * @param {string} text
 * @returns {Requirement[]}
 */
export function readRequirements(text) {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const columns = ['id', 'requirement', 'level'].map((name) => {
    const column = header.split('\t').indexOf(name);
    if (column < 0) throw new Error(`The list of requirements has no column "${name}".`);
    return column;
  });
  return lines.map((line) => {
    const cells = line.split('\t');
    const [id = '', requirement = '', level = ''] = columns.map((column) => cells[column] ?? '');
    const levels = LEVELS[level];
    if (levels === undefined) throw new Error(`${id} has the level "${level}"; known are API, UI and BOTH.`);
    return { id, requirement, levels };
  });
}

/**
 * Returns the ids that a text names, each once: five or fewer capitals and digits, a hyphen and the number (`BIDS-04`).
 *
 * @param {string} text
 * @returns {string[]}
 */
export function idsIn(text) {
  return [...new Set(text.match(/\b[A-Z][A-Z0-9]{1,4}-\d{2,3}\b/g) ?? [])];
}

/**
 * Returns the letters of an id, which name its area.
 *
 * @param {string} id
 */
export function areaOf(id) {
  return id.replace(/-\d+$/, '');
}
