import { relative } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { workspaceOf, withDependents } from './workspaces.mjs';

/**
 * @typedef {import('../checks/check-steps.mjs').CheckStep} CheckStep
 * @typedef {{ changed: string[], present: string[], needs: Record<string, string[]> }} Change
 * The changed files, those of them that are still there, and for each workspace the workspaces that it imports.
 */

const CODE = /\.(ts|tsx|mjs)$/;
/** What decides about every file at once. */
const EVERYWHERE = /^(\.oxlintrc\.json|tsconfig\.base\.json|package(-lock)?\.json)$/;

/**
 * Returns the checks of a change: all of them, but the two expensive ones only where something has changed. The linter reads the changed files, the
 * compiler their workspaces and those that import them.
 *
 * @param {CheckStep[]} steps
 * @param {Change} change
 * @returns {CheckStep[]}
 */
export function pickChecks(steps, { changed, present, needs }) {
  if (changed.some((path) => EVERYWHERE.test(path))) return steps;
  const code = present.filter((path) => CODE.test(path));
  const touched = withDependents(new Set(changed.filter((path) => CODE.test(path)).map(workspaceOf)), needs);
  return steps
    .map((step) => {
      if (step.name === 'lint') return { ...step, commands: code.length > 0 ? linting(step, code) : [] };
      if (step.name !== 'types') return step;
      const commands = step.commands.filter((command) =>
        touched.has(workspaceOf(relative(projectRoot, command.at(-1) ?? ''))),
      );
      return { ...step, commands };
    })
    .filter(({ commands }) => commands.length > 0);
}

/**
 * @param {CheckStep} step
 * @param {string[]} files
 */
function linting({ commands }, files) {
  return commands.map((command) => [...command.slice(0, -1), '--no-error-on-unmatched-pattern', ...files]);
}
