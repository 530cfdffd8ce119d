/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {{ proof: Proof, seconds: number, passed: boolean }} Outcome
 */

const COLUMNS = ['proof', 'what', 'in full', 'command', 'seconds', 'result'];

/**
 * Returns a proof's command as one would type it at the root of the repository.
 *
 * @param {Proof} proof
 */
export function commandLine({ command, env = {} }) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [...settings, 'node', ...command].join(' ');
}

/**
 * Returns one table of all outcomes, its columns aligned.
 *
 * @param {Outcome[]} outcomes
 * @returns {string[]}
 */
export function outcomeLines(outcomes) {
  const rows = outcomes.map(({ proof, seconds, passed }) => [
    proof.name,
    proof.what,
    proof.full,
    commandLine(proof),
    String(seconds),
    passed ? 'passed' : 'FAILED',
  ]);
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(COLUMNS), rule, ...rows.map(line)];
}
