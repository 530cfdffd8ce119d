/**
 * @typedef {{ id: string, requirement: string }} Requirement
 */

/**
 * Reads the list of requirements: tab-separated, the first line names the columns, `id` first.
 *
 * @param {string} text
 * @returns {Requirement[]}
 */
export function readRequirements(text) {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (header.split('\t')[0] !== 'id')
    throw new Error('The list of requirements has no column "id" in the first place.');
  return lines.map((line) => {
    const [id = '', requirement = ''] = line.split('\t');
    return { id, requirement };
  });
}

/**
 * Answers the ids that a text names, each once: four or fewer capitals, a hyphen and the number (`BIDS-04`).
 *
 * @param {string} text
 * @returns {Set<string>}
 */
export function idsIn(text) {
  return new Set(text.match(/\b[A-Z][A-Z0-9]{1,4}-\d{2,3}\b/g) ?? []);
}
